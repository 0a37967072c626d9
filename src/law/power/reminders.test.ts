import { expect, test } from 'vitest'
import { dayOf } from '../day.ts'
import { calendarFile } from './reminders.ts'

const day = dayOf('2027-02-26') ?? Number.NaN
const paper = { caseName: 'Flat in Pune', document: 'power', signed: '2026-11-01' }
const wording = {
  now: new Date('2026-11-22T10:00:00.123Z'),
  titleAhead: (days: number, title: string) => `${days}: ${title}`,
}
const stamp = { kind: 'stamp', day, title: 'Stamp the power', text: 'Last day.' }
const uids = (file: string) => Array.from(file.replaceAll('\r\n ', '').matchAll(/^UID:(.*)\r$/gm), ([, uid]) => uid)

test('each last day and 14 and 3 days ahead of it are entries of their own, which ring in the morning, escaped and folded', () => {
  const text = 'Bring the original, the stamp duty and an identity document; ₹ in cash.\rAsk\u0007first.'
  const file = calendarFile([{ ...stamp, text }], paper, wording)
  const lines = file.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
  ])
  const event = unfolded.slice(unfolded.lastIndexOf('BEGIN:VEVENT'), -1)
  expect(event.map((line) => line.replace(/^(UID:stamp-0-)[0-9a-f]{16}@/, '$1…@'))).toEqual([
    'BEGIN:VEVENT',
    'UID:stamp-0-…@reminder.invalid',
    'DTSTAMP:20261122T100000Z',
    'LAST-MODIFIED:20261122T100000Z',
    'SEQUENCE:28116000',
    'DTSTART;VALUE=DATE:20270226',
    'DTEND;VALUE=DATE:20270227',
    'SUMMARY:Stamp the power',
    'DESCRIPTION:Bring the original\\, the stamp duty and an identity document\\; ₹ in cash.\\nAsk first.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Stamp the power',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  expect(unfolded.filter((line) => /^(DTSTART|SUMMARY)/.test(line)).slice(0, 4)).toEqual([
    'DTSTART;VALUE=DATE:20270212',
    'SUMMARY:14: Stamp the power',
    'DTSTART;VALUE=DATE:20270223',
    'SUMMARY:3: Stamp the power',
  ])
})

test('the identities are those of kind and paper: not of the day, the moment, the order or the words', () => {
  const register = { ...stamp, kind: 'register', title: 'Register it' }
  const first = calendarFile([stamp, register], paper, wording)
  const later = calendarFile(
    [
      { ...register, day: day + 9, title: 'पंजीकरण' },
      { ...stamp, day: day - 40 },
    ],
    paper,
    {
      ...wording,
      now: new Date('2027-01-02T03:04:05Z'),
    },
  )
  expect(new Set(uids(first)).size).toBe(6)
  expect(uids(later).toSorted()).toEqual(uids(first).toSorted())
})

test('papers of other cases, kinds and days have other identities, which do not tell the name of the case', () => {
  const others = [{ caseName: 'Flat in Delhi' }, { document: 'deed' }, { signed: '2026-11-02' }, { caseName: '' }]
  const files = [paper, ...others.map((other) => ({ ...paper, ...other }))].map((one) =>
    calendarFile([stamp], one, wording),
  )
  expect(new Set(files.flatMap(uids)).size).toBe(15)
  expect(files[0]).not.toMatch(/Pune/i)
  expect(uids(calendarFile([stamp], { ...paper, caseName: ' flat in pune ' }, wording))).toEqual(uids(files[0] ?? ''))
})
