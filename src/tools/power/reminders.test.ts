import { expect, test } from 'vitest'
import { dayOf } from '../day.ts'
import { calendarFile } from './reminders.ts'

test('the reminders are an iCalendar file of whole days, with alarms before, escaped and folded', () => {
  const day = dayOf('2027-02-26') ?? Number.NaN
  const text = 'Bring the original, the stamp duty and an identity document; ₹ in cash.\nAsk first.'
  const file = calendarFile([{ day, title: 'Stamp the power', text }], new Date('2026-11-22T10:00:00.123Z'))
  const lines = file.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reminders//EN',
    'BEGIN:VEVENT',
    'UID:20261122T100000Z-0-20270226@reminder.invalid',
    'DTSTAMP:20261122T100000Z',
    'DTSTART;VALUE=DATE:20270226',
    'DTEND;VALUE=DATE:20270227',
    'SUMMARY:Stamp the power',
    'DESCRIPTION:Bring the original\\, the stamp duty and an identity document\\; ₹ in cash.\\nAsk first.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Stamp the power',
    'TRIGGER:-P14D',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Stamp the power',
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
