/**
 * Residence a second time, straight from the words of section 6, to compare with the product's own. It shares no line
 * with it: dates are ISO strings, and the figures are written out.
 */
export interface StatuteCase {
  /** 1 April of this year begins the tax year. */
  year: number
  /** First and last day of each stay in India; no two share a day. */
  stays: readonly (readonly [first: string, last: string])[]
  countArrivals: boolean
  nonResidentYearsOfTen: number
  citizen: boolean
  ofIndianOrigin: boolean
  leftForEmploymentAbroad: boolean
  visiting: boolean
  indianIncomeAboveFifteenLakh: boolean
  liableToTaxElsewhere: boolean
}

/** 'ROR', 'RNOR', or 'NR', as the section has it. */
export function statusUnderSection6(of: StatuteCase): 'ROR' | 'RNOR' | 'NR' {
  const during = (first: number, last: number) => daysBetween(of, `${first}-04-01`, `${last + 1}-03-31`)
  const inYear = during(of.year, of.year)
  const inFourBefore = during(of.year - 4, of.year - 1)
  const inSevenBefore = during(of.year - 7, of.year - 1)

  // (2)(a): in India for a period amounting in all to 182 days or more.
  const clauseA = inYear >= 182
  // (2)(b): 60 days or more in the year and 365 days or more within the four years before it.
  let clauseB = inYear >= 60 && inFourBefore >= 365
  // (3): for a citizen who leaves for employment, "182 days" replaces "60 days": nothing is added to clause (a).
  if (of.citizen && of.leftForEmploymentAbroad) clauseB = inYear >= 182 && inFourBefore >= 365
  // (4): a citizen or person of Indian origin who, being outside India, comes on a visit: 182, or 120 above 15 lakh.
  const visitor = (of.citizen || of.ofIndianOrigin) && of.visiting && !(of.citizen && of.leftForEmploymentAbroad)
  if (visitor) clauseB = inYear >= (of.indianIncomeAboveFifteenLakh ? 120 : 182) && inFourBefore >= 365

  if (!clauseA && !clauseB) {
    // (7): a citizen above 15 lakh who is not liable to tax in any other country is deemed resident, and not ordinarily.
    return of.citizen && of.indianIncomeAboveFifteenLakh && !of.liableToTaxElsewhere ? 'RNOR' : 'NR'
  }
  if (of.nonResidentYearsOfTen >= 9) return 'RNOR'
  if (inSevenBefore <= 729) return 'RNOR'
  if (visitor && of.indianIncomeAboveFifteenLakh && inYear >= 120 && inYear < 182) return 'RNOR'
  return 'ROR'
}

/** Days of the stays from one ISO date to another. */
function daysBetween({ stays, countArrivals }: StatuteCase, from: string, until: string): number {
  let sum = 0
  for (const [arrival, departure] of stays) {
    const [first, last] = [countArrivals ? arrival : dayAfter(arrival), departure]
    const [start, end] = [first > from ? first : from, last < until ? last : until]
    if (start <= end) sum += (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
  }
  return sum
}

const dayAfter = (iso: string) => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10)
