import { expect, test } from 'vitest'
import { decide, type Facts } from './decide.ts'

const visitor: Facts = {
  person: 'citizen',
  purpose: 'visit',
  days: 130,
  fourYears: 410,
  sevenYears: 600,
  nonResidentYears: 10,
  above: true,
  liable: true,
}

const cases: [what: string, facts: Facts, status: string][] = [
  ['1: citizen on a visit, ₹10 lakh', { ...visitor, days: 100, fourYears: 500, above: false }, 'NR'],
  ['2: citizen on a visit of 130 days, ₹18 lakh', visitor, 'RNOR'],
  ['3: the same with 300 days in four years, taxed in Singapore', { ...visitor, fourYears: 300 }, 'NR'],
  ['4: the same, liable nowhere: deemed', { ...visitor, fourYears: 300, liable: false }, 'RNOR'],
  [
    '5: citizen in Dubai, no day, ₹16 lakh, liable nowhere',
    { ...visitor, days: 0, fourYears: 0, liable: false },
    'RNOR',
  ],
  [
    '6: OCI holder in Dubai, 20 days, ₹40 lakh, liable nowhere',
    { ...visitor, person: 'origin', days: 20, fourYears: 0, liable: false },
    'NR',
  ],
  [
    '7: citizen who leaves for a job on 20 September',
    { ...visitor, purpose: 'job', days: 173, fourYears: 1461, sevenYears: 2557, nonResidentYears: 0, above: false },
    'NR',
  ],
  [
    '8: citizen who leaves for a job on 15 October, always in India before',
    { ...visitor, purpose: 'job', days: 198, fourYears: 1461, sevenYears: 2557, nonResidentYears: 0, above: false },
    'ROR',
  ],
  [
    '9: citizen who returns for good on 1 December',
    { ...visitor, purpose: 'other', days: 121, fourYears: 160, above: false },
    'NR',
  ],
  [
    '10: the same with 400 days in four years, 700 in seven and eight non-resident years',
    { ...visitor, purpose: 'other', days: 121, fourYears: 400, sevenYears: 700, nonResidentYears: 8, above: false },
    'RNOR',
  ],
  [
    '11: OCI visitor, 150 days, ₹14 lakh',
    { ...visitor, person: 'origin', days: 150, fourYears: 380, above: false },
    'NR',
  ],
  ['11: the same with ₹20 lakh', { ...visitor, person: 'origin', days: 150, fourYears: 380 }, 'RNOR'],
  ['12: no Indian origin, 70 days', { ...visitor, person: 'other', days: 70, fourYears: 370, above: false }, 'RNOR'],
]

test.each(cases)('worked case %s', (_what, facts, status) => {
  expect(decide(facts)).toBe(status)
})

test('the limits count as the words say: 182, 60 and 365 are reached, 729 and 181 are not exceeded', () => {
  const settled: Facts = { ...visitor, purpose: 'other', above: false, sevenYears: 730, nonResidentYears: 8 }
  expect(decide({ ...settled, fourYears: 0, days: 181 })).toBe('NR')
  expect(decide({ ...settled, fourYears: 0, days: 182 })).toBe('ROR')
  expect(decide({ ...settled, fourYears: 365, days: 59 })).toBe('NR')
  expect(decide({ ...settled, fourYears: 365, days: 60 })).toBe('ROR')
  expect(decide({ ...settled, fourYears: 364, days: 181 })).toBe('NR')
  expect(decide({ ...settled, days: 182, sevenYears: 729 })).toBe('RNOR')
  expect(decide({ ...settled, days: 182, nonResidentYears: 9 })).toBe('RNOR')
  const ofHighIncome: Facts = { ...settled, purpose: 'visit', above: true }
  expect([119, 120, 181, 182].map((days) => decide({ ...ofHighIncome, days }))).toEqual(['NR', 'RNOR', 'RNOR', 'ROR'])
})
