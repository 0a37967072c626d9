import { assert, boolean, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { firstDayOf } from '../taxYear.ts'
import { answer, knowsResidence, type Question } from './answer.ts'
import { decide } from './decide.ts'
import { readStays } from './stays.ts'

const runs = { numRuns: 10_000 }

function staysOf(...dates: [arrival: string, departure: string][]) {
  const { stays, faults } = readStays(dates.map(([arrival, departure]) => ({ arrival, departure })))
  expect(faults).toEqual([])
  return stays
}

const question: Question = {
  year: 2026,
  person: 'citizen',
  purpose: 'visit',
  stays: [],
  completeFrom: 2016,
  above: false,
  liable: true,
  declared: {},
}

test('worked case 7 by its dates: leaving for a job on 20 September gives 173 days, and no second test', () => {
  const found = answer({ ...question, purpose: 'job', stays: staysOf(['', '2026-09-20']) })
  expect(found.days).toEqual({ both: 173, withoutArrivals: 173 })
  expect([found.statuses, found.doubts, found.spare]).toEqual([['NR'], [], 8])
})

test('worked case 8 by its dates: leaving on 15 October gives 198 days, resident and ordinarily resident', () => {
  const found = answer({ ...question, purpose: 'job', stays: staysOf(['', '2026-10-15']) })
  expect(found.days.both).toBe(198)
  expect(found.statuses).toEqual(['ROR'])
})

test('worked case 9 by its dates: a return for good on 1 December gives 121 days', () => {
  const stays = staysOf(['2023-05-01', '2023-10-07'], ['2026-12-01', ''])
  const found = answer({ ...question, purpose: 'other', stays })
  expect([found.days.both, found.tried[0]?.fourYears]).toEqual([121, 160])
  expect(found.statuses).toEqual(['NR'])
})

test('the answer gives the days that a visitor may still stay', () => {
  const found = answer({ ...question, stays: staysOf(['2026-06-01', '2026-11-06']) })
  expect([found.days.both, found.statuses, found.spare]).toEqual([159, ['NR'], 22])
  expect(answer({ ...question, stays: staysOf(['2026-06-01', '2026-11-05']) }).spare).toBe(23)
})

test('where the two ways of counting differ, both answers are given with the reason', () => {
  const found = answer({ ...question, stays: staysOf(['2026-06-01', '2026-11-29']) })
  expect(found.days).toEqual({ both: 182, withoutArrivals: 181 })
  expect([found.statuses, found.doubts, found.spare]).toEqual([['NR', 'RNOR'], ['count'], undefined])
})

test('a list that does not reach back far enough leaves open what it decides, and only that', () => {
  const stays = staysOf(['2026-04-01', '2026-12-31'])
  const short = answer({ ...question, stays, completeFrom: 2022 })
  expect([short.statuses, short.doubts]).toEqual([['RNOR', 'ROR'], ['history']])
  expect(answer({ ...question, stays, completeFrom: 2016 }).statuses).toEqual(['RNOR'])
  expect(answer({ ...question, completeFrom: 2026, stays: staysOf(['2026-04-01', '2026-05-01']) }).statuses).toEqual([
    'NR',
  ])
})

test('an unknown income or tax abroad leaves open what it decides', () => {
  const unknown = answer({ ...question, above: undefined, liable: undefined })
  expect([unknown.statuses, unknown.doubts]).toEqual([
    ['NR', 'RNOR'],
    ['above', 'liable'],
  ])
  expect(answer({ ...question, person: 'origin', above: undefined, liable: undefined }).statuses).toEqual(['NR'])
})

test('an earlier year of 60 to 181 days is asked for, and what is declared of it decides', () => {
  const everyYear = Array.from({ length: 10 }, (_, index): [string, string] => [
    `${2016 + index}-05-01`,
    `${2016 + index}-${index < 5 ? '08-15' : '10-25'}`,
  ])
  const stays = staysOf(...everyYear, ['2026-05-01', '2026-12-31'])
  const found = answer({ ...question, stays })
  expect(found.before.map(({ status }) => status)).toEqual(Array(10).fill('unsure'))
  expect([found.statuses, found.doubts]).toEqual([['RNOR', 'ROR'], ['history']])
  const declare = (nonResident: number) =>
    Object.fromEntries(
      found.before.map(({ year }, at) => [year, at < nonResident ? 'nonResident' : 'resident'] as const),
    )
  expect(answer({ ...question, stays, declared: declare(9) }).statuses).toEqual(['RNOR'])
  expect(answer({ ...question, stays, declared: declare(8) }).statuses).toEqual(['ROR'])
})

test('a citizen may have been deemed resident in a year of few days since 2020, whatever is so this year', () => {
  for (const [above, liable] of [
    [true, false],
    [true, true],
    [false, true],
    [undefined, undefined],
  ] as const) {
    const found = answer({ ...question, above, liable })
    expect(found.before.map(({ status }) => status)).toEqual([
      ...Array(4).fill('nonResident'),
      ...Array(6).fill('unsure'),
    ])
  }
  const abroad = answer({ ...question, person: 'origin', above: true, liable: false })
  expect(abroad.before.every(({ status }) => status === 'nonResident')).toBe(true)
})

test('a citizen deemed resident in a year of few days counts one non-resident year less, though taxed abroad since', () => {
  const stays = staysOf(
    ['2020-05-01', '2020-08-18'],
    ['2021-05-01', '2021-06-28'],
    ['2022-05-01', '2022-08-08'],
    ['2023-04-01', '2024-05-28'],
    ['2025-05-01', '2025-06-20'],
    ['2026-04-01', '2026-12-31'],
  )
  const visits = { 2020: 'nonResident', 2021: 'nonResident', 2022: 'nonResident', 2025: 'nonResident' } as const
  const found = answer({ ...question, stays, declared: visits })
  expect([found.statuses, found.doubts]).toEqual([['RNOR', 'ROR'], ['history']])
  const statusesWith = (in2024: 'resident' | 'nonResident') =>
    answer({ ...question, stays, declared: { ...visits, 2024: in2024 } }).statuses
  expect(statusesWith('resident')).toEqual(['ROR'])
  expect(statusesWith('nonResident')).toEqual(['RNOR'])
})

test('the known tax years are 2024 to 2027', () => {
  expect([2023, 2024, 2027, 2028].map(knowsResidence)).toEqual([false, true, true, false])
})

const person = constantFrom('citizen' as const, 'origin' as const, 'other' as const)
const purpose = constantFrom('visit' as const, 'job' as const, 'other' as const)
/** Up to five stays within the eleven years to 31 March 2027. */
const dates = uniqueArray(integer({ min: firstDayOf(2016), max: firstDayOf(2027) - 1 }), { maxLength: 10 }).map(
  (days) => {
    const sorted = days.toSorted((a, b) => a - b)
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, at): [string, string] => [
      isoOf(sorted[2 * at] ?? 0),
      isoOf(sorted[2 * at + 1] ?? 0),
    ])
  },
)

test('a day more never makes a resident non-resident (10,000 cases)', () => {
  const days = integer({ min: 0, max: 365 })
  const facts = record({
    person,
    purpose,
    days,
    fourYears: integer({ min: 330, max: 400 }),
    sevenYears: integer({ min: 700, max: 760 }),
    nonResidentYears: integer({ min: 0, max: 10 }),
    above: boolean(),
    liable: boolean(),
  })
  assert(
    property(facts, (one) => decide(one) === 'NR' || decide({ ...one, days: one.days + 1 }) !== 'NR'),
    runs,
  )
})

test('a day more in India never takes residence away, whatever the list of stays (10,000 cases)', () => {
  const day = integer({ min: firstDayOf(2022), max: firstDayOf(2027) - 1 })
  assert(
    property(dates, day, purpose, boolean(), (list, extra, why, above) => {
      const stays = staysOf(...list)
      if (stays.some(({ arrival = 0, departure = 0 }) => arrival <= extra && extra <= departure)) return
      const more = staysOf(...list, [isoOf(extra), isoOf(extra)])
      const ask = { ...question, purpose: why, above }
      if (answer({ ...ask, stays }).statuses.includes('NR')) return
      expect(answer({ ...ask, stays: more }).statuses).not.toContain('NR')
    }),
    runs,
  )
})

test('the days of the parts sum to the whole: every listed day lies in one tax year (10,000 cases)', () => {
  assert(
    property(dates, (list) => {
      const stays = staysOf(...list)
      const found = answer({ ...question, stays })
      const sum = [...found.before, found.days].reduce((total, { both }) => total + both, 0)
      const listed = stays.reduce((total, { arrival = 0, departure = 0 }) => total + departure - arrival + 1, 0)
      expect(sum).toBe(listed)
    }),
    runs,
  )
})

test('the spare days leave the status as it is, and one more changes it (10,000 cases)', () => {
  assert(
    property(dates, purpose, boolean(), (list, why, above) => {
      const found = answer({ ...question, stays: staysOf(...list), purpose: why, above })
      if (found.spare === undefined) return
      const after = (more: number) => found.tried.map((facts) => decide({ ...facts, days: facts.days + more }))
      expect(new Set(after(found.spare))).toEqual(new Set(found.statuses))
      if (found.spare < 365 - found.days.both) expect(after(found.spare + 1)).not.toEqual(after(0))
    }),
    runs,
  )
})

test('29 February counts where there is one', () => {
  const leap = answer({ ...question, year: 2027, stays: staysOf(['2028-02-28', '2028-03-01']) })
  expect(leap.days).toEqual({ both: 3, withoutArrivals: 2 })
  expect(dayOf('2027-02-29')).toBeUndefined()
})
