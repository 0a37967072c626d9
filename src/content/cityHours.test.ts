import { expect, test } from 'vitest'
import { allCityHours, type HoursToIndia, hoursAsOf, hoursOf, outdatedHours } from './cityHours.ts'

const autumn = new Date('2026-11-25')

/** Time zone data with the hours of the table, but for what `moved` says. */
const dataWith = (moved: Record<string, [number, number]>): HoursToIndia => {
  const known = new Map(allCityHours.map(({ zone, january, july }) => [zone, moved[zone] ?? [january, july]]))
  return (zone, moment) => known.get(zone)?.[moment.getUTCMonth() === 0 ? 0 : 1] ?? Number.NaN
}

test('Calgary and Vancouver keep the same hours all year, as they have since 2026', () => {
  expect(hoursOf('Calgary')).toMatchObject({ january: 11.5, july: 11.5 })
  expect(hoursOf('Vancouver')).toMatchObject({ january: 12.5, july: 12.5 })
})

test('newer time zone data that agrees with the table says nothing', () => {
  expect(outdatedHours(autumn, '2027a', dataWith({}))).toEqual([])
  expect(outdatedHours(autumn, hoursAsOf, dataWith({}))).toEqual([])
})

test('newer time zone data names each city whose hours moved, and what to do', () => {
  const lines = outdatedHours(autumn, '2027a', dataWith({ 'Europe/London': [5.5, 5.5], 'Asia/Dubai': [2.5, 1.5] }))
  expect(lines).toEqual([
    expect.stringContaining('content out of date: Dubai: India is 2.5 and 1.5 hours ahead'),
    expect.stringContaining('content out of date: London: India is 5.5 and 5.5 hours ahead'),
  ])
  expect(lines[1]).toContain('2027a, not 5.5 and 4.5; correct src/content/cityHours.ts')
})

test('older time zone data than that of the table is not believed, and neither is data of no known release', () => {
  const old = dataWith({ 'America/Edmonton': [12.5, 11.5] })
  expect(outdatedHours(autumn, '2025c', old)).toEqual([expect.stringContaining('not compared')])
  expect(outdatedHours(autumn, undefined, old)).toEqual([expect.stringContaining('of no known release')])
})

test('the January and the July after the day are compared, not those before it', () => {
  const asked: string[] = []
  const remember: HoursToIndia = (_zone, moment) => {
    asked.push(moment.toISOString().slice(0, 7))
    return Number.NaN
  }
  outdatedHours(new Date('2026-03-01'), '2027a', remember)
  expect(new Set(asked)).toEqual(new Set(['2027-01', '2026-07']))
})

test('every zone of the table is known to the platform, whose moved hours are told and fail nothing', () => {
  for (const { zone } of allCityHours) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  const moved = outdatedHours(new Date(), process.versions.tz).filter((line) => line.startsWith('content out of date'))
  if (moved.length > 0) process.stderr.write(`${moved.join('\n')}\n`)
})
