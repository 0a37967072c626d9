import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, dayOf, isoOf, weekdayOf } from '../day.ts'
import { clocks, deadline, pathOf } from './clocks.ts'
import { countries } from './countries.ts'

const day = (iso: string) => dayOf(iso) ?? Number.NaN
const stampBy = (iso: string) => {
  const { counted, last, advised, weekend } = clocks('power', day(iso)).stamping
  return { counted: isoOf(counted), last: isoOf(last), advised: isoOf(advised), weekend }
}

test('worked case 1: Dubai, received on 20 June 2026: the mission; 20 September is a Sunday, so 21 September', () => {
  expect(pathOf('AE', 'apostille')).toEqual({ route: 'mission', isEnough: false })
  expect(pathOf('AE', 'mission').isEnough).toBe(true)
  expect(stampBy('2026-06-20')).toMatchObject({ counted: '2026-09-20', last: '2026-09-21', weekend: 'sunday' })
})

test('worked case 2: United States with apostille, received on 5 May 2026: 5 August 2026', () => {
  expect(pathOf('US', 'apostille')).toEqual({ route: 'apostille', isEnough: true })
  expect(stampBy('2026-05-05')).toMatchObject({ last: '2026-08-05', advised: '2026-08-05', weekend: undefined })
})

test('worked case 3: Germany with notary and apostille only is not enough: the Indian mission', () => {
  expect(pathOf('DE', 'apostille')).toEqual({ route: 'mission', isEnough: false })
})

test('worked case 4: counted from the original of 10 April, not from the scan: 10 July 2026', () => {
  expect(stampBy('2026-04-10').last).toBe('2026-07-10')
})

test('worked case 5: received on 30 November: 28 February is a Sunday, so 1 March 2027, better Friday before', () => {
  expect(stampBy('2026-11-30')).toEqual({
    counted: '2027-02-28',
    last: '2027-03-01',
    advised: '2027-02-26',
    weekend: 'sunday',
  })
})

test('worked case 6: a sale deed that arrives on 20 March 2026: stamp by Saturday 20 June, register by 20 July', () => {
  const { stamping, registration } = clocks('deed', day('2026-03-20'))
  expect([isoOf(stamping.last), stamping.weekend, isoOf(stamping.advised)]).toEqual([
    '2026-06-20',
    'saturday',
    '2026-06-19',
  ])
  expect(registration && isoOf(registration.last)).toBe('2026-07-20')
  expect(clocks('power', day('2026-03-20')).registration).toBeUndefined()
})

test('the months end on the last day of a shorter month, with 29 February in a leap year', () => {
  expect(stampBy('2027-11-30').counted).toBe('2028-02-29')
  expect(stampBy('2027-11-29').counted).toBe('2028-02-29')
  expect(stampBy('2026-05-31').counted).toBe('2026-08-31')
})

test('a notary alone is never enough, the mission always; unconfirmed countries get the mission', () => {
  for (const country of Object.keys(countries) as (keyof typeof countries)[]) {
    expect(pathOf(country, 'notary').isEnough).toBe(false)
    expect(pathOf(country, 'nothing').isEnough).toBe(false)
    expect(pathOf(country, 'mission').isEnough).toBe(true)
  }
  expect(pathOf('other', 'apostille').isEnough).toBe(false)
})

test('the last day is never a Sunday, the advised day a working day before it, and both near the counted one (10,000 cases)', () => {
  const days = integer({ min: day('2000-01-01'), max: day('2099-12-31') })
  assert(
    property(days, integer({ min: 1, max: 12 }), (from, months) => {
      const { counted, last, advised } = deadline(from, months)
      expect(counted).toBe(addMonths(from, months))
      expect(weekdayOf(last)).not.toBe(0)
      expect([0, 6]).not.toContain(weekdayOf(advised))
      expect(advised <= counted && counted <= last && last - advised <= 3).toBe(true)
      // A day later never has an earlier last day.
      expect(deadline(from + 1, months).last).toBeGreaterThanOrEqual(last)
    }),
    { numRuns: 10_000 },
  )
})
