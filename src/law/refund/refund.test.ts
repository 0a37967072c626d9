import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { type AwaitedRefund, followRefund } from './refund.ts'

const day = (iso: string) => dayOf(iso) ?? Number.NaN
const of = (fields: Omit<AwaitedRefund, 'year'>, today: string) => followRefund({ year: 2025, ...fields }, day(today))

test('a return that was filed and verified in time waits until 31 December of the next year but one, with interest from 1 April', () => {
  const found = of({ stage: 'verified', filed: day('2026-07-20'), verified: day('2026-08-19') }, '2026-11-26')
  expect(found.step).toBe('wait')
  expect([found.verifyBy, found.processBy, found.interestFrom].map((one) => isoOf(one ?? 0))).toEqual([
    '2026-08-19',
    '2027-12-31',
    '2026-04-01',
  ])
  const later = of({ stage: 'verified', filed: day('2026-07-20'), verified: day('2026-08-19') }, '2028-01-01')
  expect(later.step).toBe('waitOver')
})

test('a day too late with the verification, the return counts as filed on that day: late, with interest from then', () => {
  const found = of({ stage: 'verified', filed: day('2026-07-20'), verified: day('2026-08-20') }, '2026-11-26')
  expect(found.inTime).toBe(false)
  expect([found.counted, found.interestFrom].map((one) => isoOf(one ?? 0))).toEqual(['2026-08-20', '2026-08-20'])
})

test('a late verification that is still before the due day leaves the return in time', () => {
  const found = of({ stage: 'verified', filed: day('2026-04-10'), verified: day('2026-07-31') }, '2026-11-26')
  expect([found.inTime, isoOf(found.interestFrom ?? 0)]).toEqual([true, '2026-04-01'])
})

test('a return that is verified after 31 December is none, and nothing of a processing is said', () => {
  const found = of({ stage: 'failed', filed: day('2026-12-01'), verified: day('2027-01-02') }, '2027-02-01')
  expect([found.step, found.processBy, found.interestFrom]).toEqual(['tooLate', undefined, undefined])
})

test('a return verified by 30 December that was filed on 1 December counts as of 1 December', () => {
  const found = of({ stage: 'verified', filed: day('2026-12-01'), verified: day('2026-12-31') }, '2027-02-01')
  expect(isoOf(found.counted ?? 0)).toBe('2026-12-01')
})

test.each([
  ['2026-03-31', 'early'],
  ['2026-04-01', 'file'],
  ['2026-07-31', 'file'],
  ['2026-08-01', 'fileLate'],
  ['2026-12-31', 'fileLate'],
  ['2027-01-01', 'tooLate'],
])('without a return, on %s the next step is "%s"', (today, step) => {
  expect(of({ stage: 'unfiled' }, today).step).toBe(step)
})

test.each([
  ['2026-08-30', 'verify'],
  ['2026-08-31', 'verifyLate'],
  ['2027-01-01', 'tooLate'],
])('filed on 31 July and not verified, on %s the next step is "%s"', (today, step) => {
  expect(of({ stage: 'filed', filed: day('2026-07-31') }, today).step).toBe(step)
})

test('what the portal shows is the next step whatever the day, and without a day nothing is late', () => {
  const dated = { filed: day('2026-07-20'), verified: day('2026-07-20') }
  for (const stage of ['lower', 'unpaid', 'failed'] as const)
    expect(of({ stage, ...dated }, '2029-01-01').step).toBe(stage)
  expect(followRefund({ year: 2025, stage: 'verified', ...dated }, undefined).step).toBe('wait')
  expect(followRefund({ year: 2025, stage: 'unfiled' }, undefined).step).toBe('file')
})

test('whatever the days: interest never begins before the year has ended or after the counted day, and a processing ends on 31 December', () => {
  const first = day('2026-04-01')
  const days = integer({ min: 0, max: 274 })
  assert(
    property(
      days,
      integer({ min: 0, max: 274 }),
      constantFrom('verified', 'lower', 'unpaid', 'failed'),
      (at, wait, stage) => {
        const filed = first + at
        const found = followRefund({ year: 2025, stage, filed, verified: filed + wait }, undefined)
        if (found.processBy === undefined) return found.step === 'tooLate'
        const { counted = 0, interestFrom = 0 } = found
        return isoOf(found.processBy).endsWith('-12-31') && interestFrom >= first && interestFrom <= counted
      },
    ),
  )
})
