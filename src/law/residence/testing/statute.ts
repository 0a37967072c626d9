/**
 * Section 6 a second time, from its words and shared with nothing: no number, date or rule comes from the product.
 * Slow and plain: it looks at every day and decides every earlier year again.
 * Numbers are those of the Act of 1961, then of the Act of 2025.
 */

/** The section's questions about one year. */
export interface YearOfLife {
  /** "Being outside India, comes on a visit to India". */
  visits: boolean
  /** "Leaves India … as a member of the crew of an Indian ship … or for the purposes of employment outside India". */
  leavesForWork: boolean
  /** "Total income, other than the income from foreign sources", in rupees. */
  income: number
  /** "Liable to tax in any other country or territory by reason of his domicile or residence". */
  liableElsewhere: boolean
}

/** A person with everything that bears on residence. */
export interface Life {
  citizen: boolean
  indianOrigin: boolean
  /** ISO dates in order. No arrival: in India ever since. No departure: in India for good. */
  stays: readonly (readonly [arrival: string, departure: string])[]
  /** By the calendar year in which the tax year begins. */
  years: Readonly<Record<number, YearOfLife>>
}

/** The section is silent: authorities have counted both days of travel, tribunals have left out the day of arrival. */
export type Counting = 'bothDaysOfTravel' | 'withoutArrival'

type Status = 'ROR' | 'RNOR' | 'NR'
/** One for each day in India, zero for each day abroad. */
type Presence = Uint8Array

const fifteenLakh = 1_500_000
const dayNumber = (milliseconds: number) => milliseconds / 86_400_000
/** Days are numbered from 1 April 2005. */
const origin = dayNumber(Date.UTC(2005, 3, 1))
const lastOfAll = dayNumber(Date.UTC(2030, 2, 31)) - origin
const dayAt = (iso: string) => dayNumber(Date.parse(`${iso}T00:00:00Z`)) - origin

/** Results for stays, cached for as long as those are in use. */
const marked: Record<Counting, WeakMap<Life['stays'], Presence>> = {
  bothDaysOfTravel: new WeakMap(),
  withoutArrival: new WeakMap(),
}

function presenceOf({ stays }: Life, counting: Counting): Presence {
  const known = marked[counting].get(stays)
  if (known) return known
  const presence = new Uint8Array(lastOfAll + 1)
  marked[counting].set(stays, presence)
  for (const [arrival, departure] of stays) {
    const from = arrival === '' ? 0 : dayAt(arrival)
    const until = departure === '' ? lastOfAll : dayAt(departure)
    for (let day = from; day <= until; day++) {
      if (counting === 'withoutArrival' && arrival !== '' && day === from) continue
      presence[day] = 1
    }
  }
  return presence
}

/** "In India … for a period or periods amounting in all to" so many days, in these years together. */
function daysInIndia(presence: Presence, firstYear: number, lastYear: number): number {
  let days = 0
  const end = dayNumber(Date.UTC(lastYear + 1, 3, 1)) - origin
  for (let day = dayNumber(Date.UTC(firstYear, 3, 1)) - origin; day < end; day++) days += presence[day] ?? 0
  return days
}

function circumstances(life: Life, year: number): YearOfLife {
  const found = life.years[year]
  if (!found) throw new RangeError(`nothing is known of ${year}`)
  return found
}

/** 6(1); 6(2) to (5). */
function residentByDays(life: Life, presence: Presence, year: number): boolean {
  const { visits, leavesForWork, income } = circumstances(life, year)
  const days = daysInIndia(presence, year, year)
  // 6(1)(a); 6(2)(a): 182 days or more in the year.
  if (days >= 182) return true
  // 6(1)(c); 6(2)(b): 60 days or more in the year …
  let sixtyDays = 60
  // Explanation 1(a); 6(3): a citizen who leaves for work: 182 days, so that the clause adds nothing.
  if (life.citizen && leavesForWork) sixtyDays = 182
  // Explanation 1(b); 6(4): a citizen or person of Indian origin on a visit: likewise.
  if ((life.citizen || life.indianOrigin) && visits) {
    sixtyDays = 182
    // Its last limb; 6(5): 120 days where Indian income exceeds ₹15 lakh. Finance Act, 2020, from 1 April 2020.
    if (year >= 2020 && income > fifteenLakh) sixtyDays = 120
  }
  // … and 365 days or more within the four years before.
  return days >= sixtyDays && daysInIndia(presence, year - 4, year - 1) >= 365
}

/** 6(1A); 6(7), of someone who is not resident by days: the Explanation and 6(8) leave out those who are. */
function deemedResident(life: Life, year: number): boolean {
  const { income, liableElsewhere } = circumstances(life, year)
  // Finance Act, 2020, as above.
  if (year < 2020) return false
  return life.citizen && income > fifteenLakh && !liableElsewhere
}

/** 6(6)(a) and (c); 6(13), of someone who is resident by days. */
function notOrdinarilyResident(life: Life, presence: Presence, year: number, nonResidentYears: number): boolean {
  const { visits, income } = circumstances(life, year)
  const days = daysInIndia(presence, year, year)
  // (a), first limb: non-resident in nine out of the ten years before.
  if (nonResidentYears >= 9) return true
  // (a), second limb: 729 days or less in the seven years before.
  if (daysInIndia(presence, year - 7, year - 1) <= 729) return true
  // (c): the visitor of Explanation 1(b) with the higher income, in India for 120 days or more but less than 182.
  return (life.citizen || life.indianOrigin) && visits && income > fifteenLakh && days >= 120 && days < 182
}

/** The days of a year in India. */
export function daysUnderSection6(life: Life, year: number, counting: Counting): number {
  return daysInIndia(presenceOf(life, counting), year, year)
}

/** The status in each of the ten years before, oldest first, by what the section then said. */
export function tenYearsBefore(life: Life, year: number, counting: Counting): ('resident' | 'nonResident')[] {
  const presence = presenceOf(life, counting)
  const isResident = (one: number) => residentByDays(life, presence, one) || deemedResident(life, one)
  return Array.from({ length: 10 }, (_, at) => (isResident(year - 10 + at) ? 'resident' : 'nonResident'))
}

/** The status in a year, given how many of the ten before were years of a non-resident. */
export function statusUnderSection6(life: Life, year: number, counting: Counting, nonResidentYears: number): Status {
  const presence = presenceOf(life, counting)
  if (residentByDays(life, presence, year)) {
    return notOrdinarilyResident(life, presence, year, nonResidentYears) ? 'RNOR' : 'ROR'
  }
  // 6(6)(d): a person who is resident only because deemed so is not ordinarily resident.
  return deemedResident(life, year) ? 'RNOR' : 'NR'
}
