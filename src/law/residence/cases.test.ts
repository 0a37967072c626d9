import { expect, test } from 'vitest'
import { answer, type Question } from './answer.ts'
import { decide, type Facts, type Status } from './decide.ts'
import { readStays } from './stays.ts'

// Hard cases of section 6 of both Income-tax Acts, worked out on paper. D is days in the year, F4 those in the four years
// before, S7 those in seven, N10 the non-resident years of ten.

const base: Facts = {
  person: 'citizen',
  purpose: 'other',
  days: 0,
  fourYears: 0,
  sevenYears: 730,
  nonResidentYears: 8,
  above: false,
  liable: true,
}
type Case = [title: string, facts: Partial<Facts>, status: Status]

const visit = { purpose: 'visit', fourYears: 365 } as const
const rich = { ...visit, above: true } as const
const cases: Case[] = [
  ['s.6(1)(a): D 181', { days: 181 }, 'NR'],
  ['s.6(1)(a): D 182', { days: 182 }, 'ROR'],
  ['s.6(1)(c): a student who leaves, D 59', { days: 59, fourYears: 1461 }, 'NR'],
  ['s.6(1)(c): a student who leaves, D 60', { days: 60, fourYears: 1461 }, 'ROR'],
  ['s.6(1)(c): F4 364', { days: 100, fourYears: 364 }, 'NR'],
  ['s.6(1)(c): F4 365', { days: 100, fourYears: 365 }, 'ROR'],
  ['Explanation 1(a): leaves for a job, D 181', { purpose: 'job', days: 181, fourYears: 1461 }, 'NR'],
  ['Explanation 1(a): leaves for a job, D 182', { purpose: 'job', days: 182, fourYears: 1461 }, 'ROR'],
  [
    'Explanation 1(a) is for citizens: an OCI holder with a job',
    { person: 'origin', purpose: 'job', days: 60, fourYears: 365 },
    'ROR',
  ],
  ['Explanation 1(b): a visitor of 119 days, above ₹15 lakh', { ...rich, days: 119 }, 'NR'],
  ['Explanation 1(b): a visitor of 120 days, above ₹15 lakh', { ...rich, days: 120 }, 'RNOR'],
  ['Explanation 1(b): a visitor of 181 days, above ₹15 lakh', { ...rich, days: 181 }, 'RNOR'],
  ['Explanation 1(b): a visitor of 182 days, above ₹15 lakh', { ...rich, days: 182 }, 'ROR'],
  ['Explanation 1(b): a visitor of 181 days, ₹15 lakh or less', { ...visit, days: 181 }, 'NR'],
  ['Explanation 1(b): 120 days, but F4 364', { ...rich, days: 120, fourYears: 364 }, 'NR'],
  ['s.6(1A): deemed, no day in India', { above: true, liable: false }, 'RNOR'],
  ['s.6(1A): exactly ₹15 lakh does not exceed', { above: false, liable: false }, 'NR'],
  ['s.6(1A): liable to tax elsewhere', { above: true, liable: true }, 'NR'],
  ['s.6(1A): citizens only, an OCI holder', { person: 'origin', above: true, liable: false }, 'NR'],
  ['s.6(1A): citizens only, a foreigner', { person: 'other', above: true, liable: false }, 'NR'],
  ['s.6(6)(a): N10 9', { days: 182, nonResidentYears: 9 }, 'RNOR'],
  ['s.6(6)(a): S7 729', { days: 182, sevenYears: 729 }, 'RNOR'],
  ['s.6(6)(a): N10 8 and S7 730', { days: 182 }, 'ROR'],
  ['s.6(1)(c): a foreigner on a visit has no longer limit', { person: 'other', ...visit, days: 60 }, 'ROR'],
]
test.each(cases)('%s', (_title, facts, status) => {
  expect(decide({ ...base, ...facts })).toBe(status)
})

const question: Question = {
  year: 2026,
  person: 'origin',
  purpose: 'visit',
  stays: [],
  completeFrom: 2016,
  above: false,
  liable: true,
  declared: {},
}
type Dates = [arrival: string, departure: string][]

function found(change: Partial<Question>, ...dates: Dates) {
  const { stays } = readStays(dates.map(([arrival, departure]) => ({ arrival, departure })))
  return answer({ ...question, ...change, stays })
}

const counted: [title: string, change: Partial<Question>, dates: Dates, both: number, statuses: Status[]][] = [
  [
    'leaves for a job on 28 September: 30 + 31 + 30 + 31 + 31 + 28',
    { person: 'citizen', purpose: 'job' },
    [['', '2026-09-28']],
    181,
    ['NR'],
  ],
  ['leaves for a job on 29 September', { person: 'citizen', purpose: 'job' }, [['', '2026-09-29']], 182, ['ROR']],
  ['the leap year 2027-28 has 366 days', { year: 2027 }, [['2027-04-01', '']], 366, ['RNOR']],
  ['29 February 2028 is a day in India', { year: 2027 }, [['2028-02-28', '2028-03-01']], 3, ['NR']],
  ['181 days with arrival', {}, [['2026-06-01', '2026-11-28']], 181, ['NR']],
  ['182 days with arrival, 181 without: open', {}, [['2026-06-01', '2026-11-29']], 182, ['NR', 'RNOR']],
  ['183 days: settled', {}, [['2026-06-01', '2026-11-30']], 183, ['RNOR']],
  [
    'stays that touch count their day once',
    {},
    [
      ['2026-05-01', '2026-05-10'],
      ['2026-05-10', '2026-05-20'],
    ],
    20,
    ['NR'],
  ],
  ['a day trip', {}, [['2026-05-01', '2026-05-01']], 1, ['NR']],
  ['a stay across 31 March counts in each year its own days', {}, [['2027-03-20', '2027-04-20']], 12, ['NR']],
  [
    'rule 126: joins a ship on 10 June, signs off on 20 December: 30 + 31 + 9, and 11 + 31 + 28 + 31',
    { person: 'citizen', purpose: 'job' },
    [
      ['', '2026-06-09'],
      ['2026-12-21', ''],
    ],
    171,
    ['NR'],
  ],
]
test.each(counted)('days: %s', (_title, change, dates, both, statuses) => {
  const { days, statuses: all } = found(change, ...dates)
  expect([days.both, all]).toEqual([both, statuses])
})

test('an incomplete list leaves S7 and N10 open; an unknown income leaves the 120 days open', () => {
  const long: Dates = [['2026-04-01', '2026-12-31']]
  expect(found({ completeFrom: 2022 }, ...long)).toMatchObject({ statuses: ['RNOR', 'ROR'], doubts: ['history'] })
  expect(found({ completeFrom: 2016 }, ...long).statuses).toEqual(['RNOR'])
  const years: Dates = [2022, 2023, 2024, 2025].map((year) => [`${year}-05-31`, `${year}-08-31`])
  const unknown = found({ above: undefined }, ...years, ['2026-06-01', '2026-10-31'])
  expect(unknown).toMatchObject({ statuses: ['NR', 'RNOR'], doubts: ['above'] })
})

const own: Case[] = [
  ['s.6(1)(c): a return for good is no visit, D 60', { days: 60, fourYears: 365, above: true }, 'ROR'],
  [
    's.6(6)(c) is for visitors: who returns for good with 130 days is ordinarily resident',
    { days: 130, fourYears: 365, above: true },
    'ROR',
  ],
  ['Explanation 1(b): an OCI visitor of 120 days, above ₹15 lakh', { ...rich, person: 'origin', days: 120 }, 'RNOR'],
  [
    'Explanation 1(b): a foreigner of 120 days is under the 60-day rule',
    { ...rich, person: 'other', days: 120 },
    'ROR',
  ],
  ['s.6(1A) comes after s.6(1): D 182 of a citizen liable nowhere', { days: 182, above: true, liable: false }, 'ROR'],
  ['s.6(1A): a visitor of 119 days, liable nowhere', { ...rich, days: 119, liable: false }, 'RNOR'],
  [
    's.6(1A): leaves for a job, D 100, liable nowhere',
    { purpose: 'job', days: 100, fourYears: 1461, above: true, liable: false },
    'RNOR',
  ],
  ['s.6(6)(a): a visitor of 182 days with N10 9', { ...rich, days: 182, nonResidentYears: 9 }, 'RNOR'],
  ['s.6(1)(c): D 59 with any F4', { days: 59, fourYears: 1461, above: true }, 'NR'],
  ['s.6(6)(a): D 366 and S7 729', { days: 366, sevenYears: 729 }, 'RNOR'],
]
test.each(own)('of our own: %s', (_title, facts, status) => {
  expect(decide({ ...base, ...facts })).toBe(status)
})
