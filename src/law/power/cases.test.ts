import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../day.ts'
import { clocks, type Done, pathOf } from './clocks.ts'
import type { Country } from './countries.ts'

// Dates worked out with a calendar: three months for the stamp and four for registration, the day of arrival left out;
// what ends on a Sunday ends on the Monday, and the Friday is advised before a weekend.

type Row = [arrived: string, stamp: string, stampAdvised: string, register: string, registerAdvised: string]

const dates: Row[] = [
  ['2026-01-01', '2026-04-01', '2026-04-01', '2026-05-01', '2026-05-01'],
  ['2026-01-15', '2026-04-15', '2026-04-15', '2026-05-15', '2026-05-15'],
  ['2026-01-31', '2026-04-30', '2026-04-30', '2026-06-01', '2026-05-29'],
  ['2026-02-28', '2026-05-28', '2026-05-28', '2026-06-29', '2026-06-26'],
  ['2026-03-31', '2026-06-30', '2026-06-30', '2026-07-31', '2026-07-31'],
  ['2026-04-02', '2026-07-02', '2026-07-02', '2026-08-03', '2026-07-31'],
  ['2026-05-31', '2026-08-31', '2026-08-31', '2026-09-30', '2026-09-30'],
  ['2026-06-20', '2026-09-21', '2026-09-18', '2026-10-20', '2026-10-20'],
  ['2026-07-07', '2026-10-07', '2026-10-07', '2026-11-07', '2026-11-06'],
  ['2026-08-31', '2026-11-30', '2026-11-30', '2026-12-31', '2026-12-31'],
  ['2026-09-30', '2026-12-30', '2026-12-30', '2027-01-30', '2027-01-29'],
  ['2026-10-15', '2027-01-15', '2027-01-15', '2027-02-15', '2027-02-15'],
  ['2026-11-29', '2027-03-01', '2027-02-26', '2027-03-29', '2027-03-29'],
  ['2026-11-30', '2027-03-01', '2027-02-26', '2027-03-30', '2027-03-30'],
  ['2026-12-31', '2027-03-31', '2027-03-31', '2027-04-30', '2027-04-30'],
  ['2027-02-01', '2027-05-01', '2027-04-30', '2027-06-01', '2027-06-01'],
  ['2027-05-14', '2027-08-14', '2027-08-13', '2027-09-14', '2027-09-14'],
  ['2027-08-23', '2027-11-23', '2027-11-23', '2027-12-23', '2027-12-23'],
  ['2027-11-30', '2028-02-29', '2028-02-29', '2028-03-30', '2028-03-30'],
  ['2024-02-29', '2024-05-29', '2024-05-29', '2024-06-29', '2024-06-28'],
]
const own: Row[] = [
  ['2024-11-29', '2025-02-28', '2025-02-28', '2025-03-29', '2025-03-28'],
  ['2023-11-30', '2024-02-29', '2024-02-29', '2024-03-30', '2024-03-29'],
  ['2025-10-18', '2026-01-19', '2026-01-16', '2026-02-18', '2026-02-18'],
  ['2027-06-06', '2027-09-06', '2027-09-06', '2027-10-06', '2027-10-06'],
]
test.each([...dates, ...own])(
  'Stamp Act s.18, Registration Act s.26: arrived on %s, stamp by %s (better %s), register by %s (better %s)',
  (arrived, stamp, stampAdvised, register, registerAdvised) => {
    const { stamping, registration } = clocks('deed', dayOf(arrived) ?? Number.NaN)
    const said = [stamping, registration].flatMap((one) => (one ? [isoOf(one.last), isoOf(one.advised)] : []))
    expect(said).toEqual([stamp, stampAdvised, register, registerAdvised])
  },
)

const routes: [country: Country, done: Done, isEnough: boolean][] = [
  ['US', 'apostille', true],
  ['GB', 'apostille', true],
  ['CA', 'apostille', true],
  ['AU', 'apostille', true],
  ['SG', 'apostille', true],
  ['SA', 'apostille', true],
  ['AE', 'apostille', false],
  ['AE', 'mission', true],
  ['KW', 'apostille', false],
  ['QA', 'apostille', false],
  ['DE', 'apostille', false],
  ['DE', 'mission', true],
  ['CN', 'apostille', false],
]
const ownRoutes: typeof routes = [
  ['US', 'notary', false],
  ['NZ', 'nothing', false],
  ['HK', 'apostille', true],
]
test.each([...routes, ...ownRoutes])(
  'Registration Act s.33(1)(c), Apostille Convention art. 12: from %s with %s it is enough: %s',
  (country, done, isEnough) => {
    expect(pathOf(country, done).isEnough).toBe(isEnough)
  },
)
