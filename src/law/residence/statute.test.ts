import { assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { answer, type Question } from './answer.ts'
import { readStays } from './stays.ts'
import { type AskedLife, askedLife } from './testing/lives.ts'
import {
  type Counting,
  daysUnderSection6,
  type Life,
  statusUnderSection6,
  tenYearsBefore,
  type YearOfLife,
} from './testing/statute.ts'

/** 10,000 lives in all, the same in every run. */
const seed = 1
const countings: Counting[] = ['bothDaysOfTravel', 'withoutArrival']

function circumstances({ life, year }: AskedLife): YearOfLife {
  const found = life.years[year]
  if (!found) throw new RangeError(`nothing is known of ${year}`)
  return found
}

/** The question of someone who knows everything but the status of earlier years. */
function questionOf({ life, year }: AskedLife, listed: Life['stays'] = life.stays): Question {
  const { visits, leavesForWork, income, liableElsewhere } = circumstances({ life, year })
  const { stays, faults } = readStays(listed.map(([arrival, departure]) => ({ arrival, departure })))
  expect(faults).toEqual([])
  return {
    year,
    person: life.citizen ? 'citizen' : life.indianOrigin ? 'origin' : 'other',
    purpose: visits ? 'visit' : leavesForWork ? 'job' : 'other',
    stays,
    completeFrom: year - 10,
    above: income > 1_500_000,
    liable: liableElsewhere,
    declared: {},
  }
}

function statusOf({ life, year }: AskedLife, counting: Counting, before = tenYearsBefore(life, year, counting)) {
  return statusUnderSection6(life, year, counting, before.filter((status) => status === 'nonResident').length)
}

/** Earlier years whose status is declared, by their place among the ten. */
function declaredOf(
  year: number,
  before: readonly ('resident' | 'nonResident')[],
  isDeclared: (at: number) => boolean,
) {
  return Object.fromEntries(
    before.map((status, at) => [year - 10 + at, status] as const).filter((_, at) => isDeclared(at)),
  )
}

/** Asked about 2026, and the same in every year but for the days in India, which begin on 1 April. */
function lifeOf(who: Question['person'], days: Record<number, number>, steady: Partial<YearOfLife>): AskedLife {
  const one = { visits: false, leavesForWork: false, income: 0, liableElsewhere: true, ...steady }
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
  const stays = Object.entries(days).map(([year, count]) => {
    const from = Date.UTC(Number(year), 3, 1)
    return [iso(from), iso(from + (count - 1) * 86_400_000)] as const
  })
  const years = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [2010 + at, one]))
  return { year: 2026, life: { citizen: who === 'citizen', indianOrigin: who !== 'other', stays, years } }
}

/** The same life, with another reason for the days of 2026. */
function with2026({ life, year }: AskedLife, changed: Partial<YearOfLife>): AskedLife {
  const one = { ...circumstances({ life, year }), ...changed }
  return { year, life: { ...life, years: { ...life.years, 2026: one } } }
}

const lakh = 100_000
/** Days in the four years before 2026 that sum to four times as many. */
const fourTimes = (days: number) => ({ 2022: days, 2023: days, 2024: days, 2025: days })
const visit = { visits: true }
const always = { 2016: 365, 2017: 365, 2018: 365, 2019: 366, 2020: 365, 2021: 365, ...fourTimes(365), 2023: 366 }
const twoYearsHome = { 2018: 200, 2020: 100, 2021: 200, ...fourTimes(100) }
const forGood = { visits: false }
const worked: [name: string, AskedLife, 'NR' | 'RNOR' | 'ROR'][] = [
  ['1', lifeOf('citizen', { ...fourTimes(125), 2026: 100 }, { ...visit, income: 10 * lakh }), 'NR'],
  ['2', lifeOf('citizen', { ...fourTimes(100), 2025: 110, 2026: 130 }, { ...visit, income: 18 * lakh }), 'RNOR'],
  ['3', lifeOf('citizen', { ...fourTimes(75), 2026: 130 }, { ...visit, income: 18 * lakh }), 'NR'],
  [
    '4',
    lifeOf('citizen', { ...fourTimes(75), 2026: 130 }, { ...visit, income: 18 * lakh, liableElsewhere: false }),
    'RNOR',
  ],
  ['5', lifeOf('citizen', {}, { income: 16 * lakh, liableElsewhere: false }), 'RNOR'],
  ['6', lifeOf('origin', { 2026: 20 }, { ...visit, income: 40 * lakh, liableElsewhere: false }), 'NR'],
  ['7', lifeOf('citizen', { ...always, 2026: 173 }, { leavesForWork: true, income: 12 * lakh }), 'NR'],
  ['8', lifeOf('citizen', { ...always, 2026: 198 }, { leavesForWork: true }), 'ROR'],
  ['9', with2026(lifeOf('citizen', { 2023: 160, 2026: 121 }, { ...visit, income: 5 * lakh }), forGood), 'NR'],
  ['10', with2026(lifeOf('citizen', { ...twoYearsHome, 2026: 121 }, { ...visit, income: 5 * lakh }), forGood), 'RNOR'],
  ['11', lifeOf('origin', { ...fourTimes(95), 2026: 150 }, { ...visit, income: 14 * lakh }), 'NR'],
  ['11, more income', lifeOf('origin', { ...fourTimes(95), 2026: 150 }, { ...visit, income: 20 * lakh }), 'RNOR'],
  ['12', lifeOf('other', { ...fourTimes(93), 2025: 91, 2026: 70 }, {}), 'RNOR'],
]

test.each(worked)('worked case %s: the words of section 6 and the tool give the status of the fact sheet', (...one) => {
  const [, asked, expected] = one
  const before = tenYearsBefore(asked.life, asked.year, 'bothDaysOfTravel')
  expect(statusOf(asked, 'bothDaysOfTravel')).toBe(expected)
  const declared = declaredOf(asked.year, before, () => true)
  expect(answer({ ...questionOf(asked), declared }).statuses).toEqual([expected])
})

test('whatever is left open, the status under section 6 is among the answers (4,000 cases)', () => {
  const seen = new Set<string>()
  const cases = record({
    asked: askedLife,
    counting: constantFrom(...countings),
    reach: integer({ min: 0, max: 10 }),
    declares: nat(0x3ff),
    knows: nat(3),
    backwards: boolean(),
  })
  assert(
    property(cases, ({ asked, counting, reach, declares, knows, backwards }) => {
      const { life, year } = asked
      const completeFrom = year - reach
      // Of what lies before the first complete year, some stays are on the list.
      const listed = life.stays.filter(
        ([, departure], at) => departure === '' || departure >= `${completeFrom}-04-01` || at % 3 === 0,
      )
      const question = questionOf(asked, backwards ? listed.toReversed() : listed)
      const before = tenYearsBefore(life, year, counting)
      const found = answer({
        ...question,
        completeFrom,
        ...((knows & 1) === 0 && { above: undefined }),
        ...((knows & 2) === 0 && { liable: undefined }),
        declared: declaredOf(year, before, (at) => (declares & (1 << at)) > 0),
      })
      const expected = statusOf(asked, counting, before)
      seen.add(`${expected} among ${found.statuses.length}`)
      expect(found.statuses).toContain(expected)
    }),
    { numRuns: 4_000, seed },
  )
  // Each status as the only answer, as one of two and as one of all.
  expect(seen.size).toBe(9)
})

test('with all earlier years declared, the answers are those of section 6 and no other (6,000 cases)', () => {
  const seen: Record<string, number> = {}
  assert(
    property(askedLife, constantFrom(...countings), nat(3), (asked, counting, knows) => {
      const { life, year } = asked
      const before = tenYearsBefore(life, year, counting)
      const mine = circumstances(asked)
      const above = (knows & 1) === 0 ? [mine.income] : [0, 2_000_000]
      const liable = (knows & 2) === 0 ? [mine.liableElsewhere] : [true, false]
      const found = answer({
        ...questionOf(asked),
        ...(above.length > 1 && { above: undefined }),
        ...(liable.length > 1 && { liable: undefined }),
        declared: declaredOf(year, before, () => true),
      })
      const expected = new Set(
        countings.flatMap((each) =>
          above.flatMap((income) =>
            liable.map((liableElsewhere) => {
              const years = { ...life.years, [year]: { ...mine, income, liableElsewhere } }
              return statusOf({ year, life: { ...life, years } }, each, before)
            }),
          ),
        ),
      )
      for (const status of expected) seen[status] = (seen[status] ?? 0) + 1
      expect(new Set(found.statuses)).toEqual(expected)
      expect([found.days.both, found.days.withoutArrivals]).toEqual(
        countings.map((each) => daysUnderSection6(life, year, each)),
      )
    }),
    { numRuns: 6_000, seed },
  )
  expect(Math.min(seen.NR ?? 0, seen.RNOR ?? 0, seen.ROR ?? 0)).toBeGreaterThan(500)
})
