import { law, returnDays, toolLaw } from '#content/law.ts'
import { type Day, dayFrom } from '../day.ts'
import { fraction, type Paise, rupees, share, wholeRupees } from '../money.ts'
import { surchargeBands, type Tax, taxInRupees, taxOn } from '../sale/tax.ts'
import { firstDayOf, lastDayOf, type TaxYear } from '../taxYear.ts'

/** A let house or flat in a tax year, read and free of faults. Money is that of the whole property for the whole year. */
export interface Letting {
  year: TaxYear
  rent: Paise
  /** Municipal tax that the owner paid in the year. */
  municipalTax: Paise
  /** Interest on a loan for the property. */
  interest: Paise
  /** The owner's part of the whole, out of `of`. */
  parts: number
  of: number
  /** Whether the tenant withholds tax. */
  isWithheld: boolean
}

/**
 * Why a return is due: `deducted` by rule 12AB, `income` above the exemption, `open` where so much was deducted that the
 * successor of rule 12AB, which was not read, may ask for one.
 */
export type ReturnDue = 'deducted' | 'income' | 'open' | undefined

/** The result for the owner's part. */
export interface RentResult {
  rent: Paise
  municipalTax: Paise
  standardDeduction: Paise
  interest: Paise
  /** Income from the house; negative if it is a loss. */
  income: Paise
  withheld: Paise
  tax: Tax
  /** Withheld less tax; negative when tax remains to be paid. */
  back: Paise
  returnDue: ReturnDue
  /** Whether interest is paid on the refund: none on less than a tenth of the tax. */
  hasInterest: boolean
}

/** First and last tax year whose slabs the tool knows: those of the tool for sales. */
export const knownYears = { first: toolLaw.saleFrom.value, last: toolLaw.saleUntil.value }

/** Rent above which the surcharge depends on the regime. */
export function isBeyondBands(rent: Paise): boolean {
  return rent > rupees(toolLaw.surchargeFourthFrom.value)
}

/** The deduction from a non-resident owner's rent, the tax in the new regime without other income, and the refund. */
export function taxRent({ year, parts, of, isWithheld, ...whole }: Letting): RentResult {
  const mine = (sum: Paise) => fraction(sum, parts, of)
  const [rent, municipalTax, interest] = [mine(whole.rent), mine(whole.municipalTax), mine(whole.interest)]
  const value = Math.max(0, rent - municipalTax)
  const standardDeduction = share(value, law.rentDeduction.value)
  const income = value - standardDeduction - interest
  const withheld = isWithheld ? withheldFrom(rent) : 0
  // In the new regime a loss from a house reduces no other income.
  const tax = taxOn({ long: 0, slabs: Math.max(0, income) })
  const back = withheld - tax.total
  return {
    rent,
    municipalTax,
    standardDeduction,
    interest,
    income,
    withheld,
    tax,
    back,
    returnDue: returnDueFor(year, income, withheld),
    hasInterest: back > 0 && back * leastShare >= tax.total,
  }
}

/** The result as it is shown: the income, and what comes back, follow to the rupee from the sums beside them. */
export function rentInRupees(exact: RentResult): RentResult {
  const [rent, municipalTax] = [wholeRupees(exact.rent), wholeRupees(exact.municipalTax)]
  const [standardDeduction, interest] = [wholeRupees(exact.standardDeduction), wholeRupees(exact.interest)]
  const income = Math.max(0, rent - municipalTax) - standardDeduction - interest
  const [withheld, tax] = [wholeRupees(exact.withheld), taxInRupees(exact.tax)]
  const back = withheld - tax.total
  return { ...exact, rent, municipalTax, standardDeduction, interest, income, withheld, tax, back }
}

/** A refund that is less than this part of the tax bears no interest (law.refundLeast). */
const leastShare = 10

/** The rate on the gross rent, with the surcharge that belongs to it, and cess; there is no minimum. */
function withheldFrom(rent: Paise): Paise {
  const tax = share(rent, law.rentTds.value)
  const band = surchargeBands().find(({ above }) => rent > above)
  const withSurcharge = tax + (band ? share(tax, band.onSlabs) : 0)
  return withSurcharge + share(withSurcharge, law.cess.value)
}

function returnDueFor(year: TaxYear, income: Paise, withheld: Paise): ReturnDue {
  const isMuch = withheld >= rupees(law.returnDueFrom.value)
  if (isMuch && year < toolLaw.newActFrom.value) return 'deducted'
  if (income > rupees(law.newExemption.value)) return 'income'
  return isMuch ? 'open' : undefined
}

/** The days of the return of a tax year; interest on a refund runs from the first if the return is filed in time. */
export function returnDates(year: TaxYear): Record<'from' | 'due' | 'belated' | 'revised', Day> {
  const on = ({ month, day, after }: { month: number; day: number; after: number }) =>
    dayFrom(year + after, month, day) ?? Number.NaN
  return {
    from: lastDayOf(year) + 1,
    due: on(returnDays.itr2),
    belated: on(returnDays.belated),
    revised: on(returnDays.revised),
  }
}

/** The tax years that the tool knows. */
export const rentYears: readonly TaxYear[] = Array.from(
  { length: knownYears.last - knownYears.first + 1 },
  (_, index) => knownYears.first + index,
)

/** The days of those tax years. */
export const knownDays = { first: firstDayOf(knownYears.first), last: lastDayOf(knownYears.last) }
