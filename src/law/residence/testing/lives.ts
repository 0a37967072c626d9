import { type Arbitrary, array, boolean, constantFrom, integer, nat, oneof, record } from 'fast-check'
import type { Life, YearOfLife } from './statute.ts'

/** Fourteen years before the first that the tool knows, and one after the last. */
const firstYear = 2010
const yearCount = 19

/** A life and the year that is asked about. */
export interface AskedLife {
  life: Life
  year: number
}

/** Day counts at which the section changes its answer, with those one to three days off: arrivals may be left out. */
const awayDays = [0, 0, 1, 20, 58, 59, 60, 61, 62, 100, 110]
const edgeDays = [...awayDays, 118, 119, 120, 121, 122, 123, 180, 181, 182, 183, 184, 185]
const anyDays = [...edgeDays, 240, 365, 366, 366]

/** A year's stays are laid out from two numbers: how many days, and where they lie. */
interface YearPlan {
  pick: number
  place: number
}
const yearPlan: Arbitrary<YearPlan> = record({ pick: nat(9_999), place: nat(0x3fff) })

/** Days in a row in India. */
interface Block {
  from: number
  until: number
  /** Whether it goes on from a block that ends the day before. */
  joins: boolean
}

/** Incomes on both sides of ₹15 lakh, and exactly there, where it is not exceeded. */
const yearOfLife: Arbitrary<YearOfLife> = nat(2 * 5 * 3 - 1).map((code) => ({
  liableElsewhere: code % 2 === 0,
  income: [0, 1_499_999, 1_500_000, 1_500_001, 4_000_000][Math.floor(code / 2) % 5] ?? 0,
  visits: Math.floor(code / 10) === 0,
  leavesForWork: Math.floor(code / 10) === 1,
}))

/** Lives at the limits of section 6: stays over year ends, touching stays, leap days, steady and changing lives. */
export const askedLife: Arbitrary<AskedLife> = record({
  citizen: boolean(),
  indianOrigin: boolean(),
  year: integer({ min: 2024, max: 2027 }),
  plans: array(yearPlan, { minLength: yearCount, maxLength: yearCount }),
  years: oneof(
    array(yearOfLife, { minLength: yearCount, maxLength: yearCount }),
    yearOfLife.map((one) => Array<YearOfLife>(yearCount).fill(one)),
  ),
  range: constantFrom(awayDays, edgeDays, edgeDays, anyDays, anyDays),
  asked: constantFrom(...edgeDays, 240, 366),
  pin: constantFrom({}, { years: 4, about: 365 }, { years: 7, about: 730 }),
  off: integer({ min: -1, max: 3 }),
  openEnds: boolean(),
}).map(({ citizen, indianOrigin, year, plans, years, range, asked, pin, off, openEnds }) => {
  const days = plans.map(({ pick }) => range[pick % range.length] ?? 0)
  days[year - firstYear] = asked
  if (pin.years) pinSum(days, year - firstYear, pin.years, pin.about + off)
  return {
    year,
    life: {
      citizen,
      indianOrigin,
      stays: staysOf(blocksOf(days, plans), openEnds),
      years: Object.fromEntries(years.map((one, at) => [firstYear + at, one])),
    },
  }
})

/** Changes the years before a year, the nearest first, until they sum to a number of days. */
function pinSum(days: number[], before: number, count: number, sum: number) {
  let missing = sum - days.slice(before - count, before).reduce((total, one) => total + one, 0)
  for (let at = before - 1; at >= before - count; at--) {
    const changed = Math.min(365, Math.max(0, (days[at] ?? 0) + missing))
    missing -= changed - (days[at] ?? 0)
    days[at] = changed
  }
}

const start = (year: number) => Date.UTC(year, 3, 1) / 86_400_000
const isoDays = Array.from({ length: start(firstYear + yearCount) - start(firstYear) }, (_, at) =>
  new Date((start(firstYear) + at) * 86_400_000).toISOString().slice(0, 10),
)
const isoOf = (day: number) => isoDays[day - start(firstYear)] ?? ''
const parts = [0, 0, 0.25, 0.5, 0.75, 1, 1, 1]

/** Up to two blocks of days in each year, often against its beginning or end; some blocks are cut in two. */
function blocksOf(days: readonly number[], plans: readonly YearPlan[]): Block[] {
  return days.flatMap((wanted, at) => {
    const begin = start(firstYear + at)
    const length = start(firstYear + at + 1) - begin
    const { place = 0 } = plans[at] ?? {}
    const part = (of: number, shift: number) => Math.floor(of * (parts[(place >> shift) & 7] ?? 0))
    const inIndia = Math.min(wanted, length)
    const abroad = length - inIndia
    const [size, ahead] = [part(inIndia, 0), part(abroad, 3)]
    const gap = part(abroad - ahead, 6)
    const joins = (place & 512) === 0
    const first = { from: begin + ahead, until: begin + ahead + size - 1, joins }
    const second = { from: first.until + 1 + gap, until: first.until + gap + inIndia - size, joins }
    const cut = first.from + 2 + part(size - 4, 10)
    const halves =
      size > 4 && (place & 0x2000) > 0
        ? [
            { ...first, until: cut },
            { ...first, from: cut },
          ]
        : [first]
    return [...halves, second].filter(({ from, until }) => from <= until)
  })
}

/** The blocks as stays: one stay where they follow on each other, unless someone leaves and comes back the next day. */
function staysOf(blocks: readonly Block[], openEnds: boolean): Life['stays'] {
  const stays: Block[] = []
  for (const block of blocks) {
    const last = stays.at(-1)
    if (block.joins && last?.until === block.from - 1) last.until = block.until
    else stays.push({ ...block })
  }
  const [begin, end] = [start(firstYear), start(firstYear + yearCount) - 1]
  return stays.map(({ from, until }) => [
    openEnds && from === begin ? '' : isoOf(from),
    openEnds && until === end ? '' : isoOf(until),
  ])
}
