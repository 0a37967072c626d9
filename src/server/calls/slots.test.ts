import { CalendarDateTime, fromAbsolute, parseDate, toZoned } from '@internationalized/date'
import { expect, test } from 'vitest'
import { momentOf, offsetAt } from '#contract/staff/zoneTime.ts'
import { clockIn, dayIn, timeIn } from './callTexts.ts'
import { bookingNotice, freeSlots, overlap } from './slots.ts'

const hour = 3_600_000
const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** Offices and clients; of each pair at least one side changes its clocks, some on other days than the other. */
const offices = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Sydney']
const clients = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Europe/Berlin',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Dubai',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Auckland',
]
const pairs = offices.flatMap((office) =>
  clients.filter((one) => one !== office).map((client) => [office, client] as const),
)
/** A day before the changes of North America and Europe in both directions, and of Australia, New Zealand, Chile and Egypt. */
const around = [
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-04-23',
  '2026-09-05',
  '2026-09-26',
  '2026-10-24',
  '2026-10-31',
]

test('the pairs of zones are at least forty, each over both changes of clocks', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(40)
  for (const [office, client] of pairs) {
    const offsets = (zone: string) =>
      new Set(Array.from({ length: 12 }, (_, month) => offsetAt(zone, Date.UTC(2026, month, 15))))
    expect(offsets(office).size * offsets(client).size, `${office} ${client}`).toBeGreaterThanOrEqual(
      office === 'Asia/Kolkata' && /Dubai|Kathmandu/.test(client) ? 1 : 2,
    )
  }
})

const hours = [
  { from: '01:00', to: '03:30' },
  { from: '09:00', to: '10:00' },
]
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const offered = (zone: string, day: string) =>
  freeSlots({ days: everyDay, holidays: [], calls: { hours, minutes: 30, zone, isOffered: false } }, [], dayOf(day))
const allOffered = new Map(offices.map((zone) => [zone, around.map((day) => offered(zone, day))]))

test.each(offices)(
  'an office in %s offers its own hours on both sides of every change, as another library reckons',
  (zone) => {
    for (const [at, day] of around.entries()) {
      const found = new Set(allOffered.get(zone)?.[at]?.map(({ start }) => start))
      for (let count = 2; count < 4; count += 1) {
        const { year, month, day: date } = parseDate(day).add({ days: count })
        for (const [h, minutes] of [
          [1, 30],
          [2, 0],
          [2, 30],
          [9, 30],
        ] as const) {
          const wall = new CalendarDateTime(year, month, date, h, minutes)
          const zoned = toZoned(wall, zone, 'earlier')
          const moment = zoned.toDate().getTime()
          const exists = zoned.hour === h && zoned.minute === minutes
          const label = `${zone} ${wall}`
          expect(momentOf(Date.UTC(year, month - 1, date, h, minutes), zone), label).toBe(exists ? moment : undefined)
          if (exists) expect(found.has(moment), label).toBe(true)
        }
      }
    }
  },
)

test.each(pairs)(
  'a call of an office in %s is at one moment on both clocks for a client in %s, on each side of every change',
  (zone, client) => {
    for (const slots of allOffered.get(zone) ?? []) {
      expect(slots.some((slot, at) => at > 0 && overlap(slots[at - 1] ?? slot, slot))).toBe(false)
      // The first three days, between which a change lies.
      for (const { start, end } of slots.slice(0, 18)) {
        expect(end - start).toBe(hour / 2)
        expect(clockIn(zone, 'en', start)).toMatch(/^(?:0[12]:[03]0|03:00|09:[03]0)$/)
        const there = fromAbsolute(start, client)
        const two = (number: number) => String(number).padStart(2, '0')
        expect(clockIn(client, 'en', start)).toBe(`${two(there.hour)}:${two(there.minute)}`)
        expect(dayIn(client, 'en', start)).toContain(` ${there.day} `)
      }
    }
  },
)

test('an hour that clocks leave out is not offered, and of one that comes twice the first', () => {
  expect(momentOf(Date.UTC(2026, 2, 29, 1, 30), 'Europe/London')).toBe(undefined)
  expect(momentOf(Date.UTC(2026, 9, 25, 1, 30), 'Europe/London')).toBe(Date.UTC(2026, 9, 25, 0, 30))
  expect(timeIn('Europe/London', 'en', Date.UTC(2026, 9, 25, 0, 30))).toContain('British Summer Time')
  expect(timeIn('Europe/London', 'en', Date.UTC(2026, 9, 25, 1, 30))).toContain('Greenwich Mean Time')
})

test('closed days, holidays, what is taken and what is too soon are not offered', () => {
  const calls = {
    hours: [{ from: '10:00', to: '12:00' }],
    minutes: 60 as const,
    zone: 'Asia/Kolkata',
    isOffered: false,
  }
  // A Monday, 05:31 in India: ten o'clock is too soon, eleven is not.
  const now = Date.UTC(2026, 10, 30, 1, 1)
  const office = { days: [1, 3], holidays: ['2026-12-02'], calls }
  const texts = (taken: { start: number; end: number }[] = []) =>
    freeSlots(office, taken, now).map(
      ({ start }) => `${dayIn('Asia/Kolkata', 'en', start)} ${clockIn('Asia/Kolkata', 'en', start)}`,
    )
  expect(texts()).toEqual(
    [
      'Monday 30 November 10:00',
      'Monday 30 November 11:00',
      'Monday 7 December 10:00',
      'Monday 7 December 11:00',
      'Wednesday 9 December 10:00',
      'Wednesday 9 December 11:00',
      'Monday 14 December 10:00',
      'Monday 14 December 11:00',
    ].filter((text) => text !== 'Monday 30 November 10:00' || now + bookingNotice <= Date.UTC(2026, 10, 30, 4, 30)),
  )
  const start = Date.UTC(2026, 11, 7, 5, 0)
  expect(texts([{ start, end: start + hour }])).not.toContain('Monday 7 December 10:00')
  expect(freeSlots({ ...office, calls: undefined }, [], now)).toEqual([])
})
