import { law, toolLaw } from '#content/law.ts'
import { addMonths, type Day, dayFrom } from '../day.ts'
import { fraction, type Paise, rupees, share, wholeRupees } from '../money.ts'
import { daysOf, isKnownDay } from '../taxYear.ts'
import { surchargeBands, type Tax, taxInRupees, taxOn } from './tax.ts'

/** The kinds of property sold. A home has another exemption than land and commercial buildings. */
export type Kind = 'house' | 'land' | 'shop'

/** A sale, read and free of faults. Money is that of the whole property; each owner has a share of it. */
export interface Sale {
  kind: Kind
  /** When the owner, or the person from whom it was inherited or received as a gift, acquired it. */
  acquired: Day
  sold: Day
  price: Paise
  /** Costs of the sale. */
  sellingCosts: Paise
  /** The price that the owner, or that person, paid. */
  cost: Paise
  improvements: Paise
  /** Of property acquired before 1 April 2001: its value on that day and, if there was one, its stamp value. */
  value2001: Paise | undefined
  stamp2001: Paise | undefined
  /** Value for stamp duty at the sale, if known. */
  stampValue: Paise | undefined
  owners: readonly Owner[]
}

/** An owner with a share and what the gain is invested in. */
export interface Owner {
  name: string
  /** Parts of the whole, out of `of`. */
  parts: number
  of: number
  isResident: boolean
  hasPan: boolean
  /** Put into bonds in time. */
  bonds: Paise
  /** Spent on a new house in India in time. */
  house: Paise
}

/** The result for one owner. */
export interface OwnerResult {
  name: string
  price: Paise
  gain: Paise
  exemptHouse: Paise
  exemptBonds: Paise
  taxable: Paise
  /** Unknown for a resident, whose other income and choices count. */
  tax: Tax | undefined
  deduction: Paise
  /** Deduction less tax; negative when tax remains to be paid. */
  back: Paise | undefined
}

/** The whole sale. */
export interface SaleResult {
  isLong: boolean
  /** Cost as the law takes it. */
  cost: Paise
  /** Whether the stamp value replaced the price. */
  isStampValue: boolean
  owners: OwnerResult[]
}

const april2001 = dayFrom(2001, 4, 1) ?? 0

/** The days of sales whose rates the tools know. */
export const knownDays = daysOf(toolLaw.saleFrom.value, toolLaw.saleUntil.value)

/** Whether the tools know the rates of the tax year in which a sale falls. */
export function knowsSale(sold: Day): boolean {
  return isKnownDay(sold, knownDays)
}

/** Held for more than 24 months: the day on which they are complete is not enough. */
export function isLongTerm(acquired: Day, sold: Day): boolean {
  return sold > addMonths(acquired, law.propertyHolding.value)
}

/** Whether the value on 1 April 2001 may replace the cost. */
export function isBefore2001(acquired: Day): boolean {
  return acquired < april2001
}

/** Gain, deduction and tax of a sale, for each owner. */
export function sell(sale: Sale): SaleResult {
  const cost = costOf(sale)
  const { stampValue = 0 } = sale
  const isStampValue = stampValue > share(sale.price, law.stampTolerance.value)
  const isLong = isLongTerm(sale.acquired, sale.sold)
  const gain = (isStampValue ? stampValue : sale.price) - sale.sellingCosts - cost
  return {
    isLong,
    cost,
    isStampValue,
    owners: sale.owners.map((owner) => ownerResult(sale, owner, gain, isLong)),
  }
}

/** The sale as it is shown: what is withheld less the tax is what comes back, to the rupee. */
export function saleInRupees(exact: SaleResult): SaleResult {
  const owners = exact.owners.map((owner): OwnerResult => {
    const tax = owner.tax && taxInRupees(owner.tax)
    const deduction = wholeRupees(owner.deduction)
    return { ...owner, tax, deduction, back: tax && deduction - tax.total }
  })
  return { ...exact, owners }
}

/** Cost with improvements; of old property the better of cost and value on 1 April 2001, up to the stamp value then. */
function costOf({ acquired, cost, improvements, value2001, stamp2001 }: Sale): Paise {
  if (!isBefore2001(acquired) || value2001 === undefined) return cost + improvements
  return Math.max(cost, Math.min(value2001, stamp2001 ?? value2001)) + improvements
}

function ownerResult(sale: Sale, owner: Owner, wholeGain: Paise, isLong: boolean): OwnerResult {
  const part = (sum: Paise) => (sum < 0 ? -fraction(-sum, owner.parts, owner.of) : fraction(sum, owner.parts, owner.of))
  const price = part(sale.price)
  const gain = part(wholeGain)
  const net = price - part(sale.sellingCosts)
  const exemptHouse = isLong ? houseExemption(sale.kind, gain, net, owner.house) : 0
  const exemptBonds = isLong ? Math.min(Math.max(0, gain - exemptHouse), owner.bonds, rupees(law.bonds.value)) : 0
  const taxable = Math.max(0, gain - exemptHouse - exemptBonds)
  const tax = owner.isResident ? undefined : taxOn(isLong ? { long: taxable, slabs: 0 } : { long: 0, slabs: taxable })
  const deduction = owner.isResident ? residentDeduction(sale, owner) : deductionFrom(price, owner, isLong)
  return {
    name: owner.name,
    price,
    gain,
    exemptHouse,
    exemptBonds,
    taxable,
    tax,
    deduction,
    back: tax && deduction - tax.total,
  }
}

/** Home into home: the gain that is reinvested. Anything else into a home: in the proportion of the net price. */
function houseExemption(kind: Kind, gain: Paise, net: Paise, invested: Paise): Paise {
  if (gain <= 0) return 0
  const counted = Math.min(invested, rupees(law.houseLimit.value))
  if (kind === 'house') return Math.min(gain, counted)
  return net <= 0 ? 0 : Math.min(gain, fraction(gain, Math.min(counted, net), net))
}

/**
 * The buyer's deduction from a resident owner: on the higher of price and stamp duty value, unless both are below the
 * limit (Income-tax Act, 1961, section 194-IA; without a PAN section 206AA).
 */
function residentDeduction({ price, stampValue = 0 }: Sale, { parts, of, hasPan }: Owner): Paise {
  const base = Math.max(price, stampValue)
  if (base < rupees(law.residentSellerFrom.value)) return 0
  return share(fraction(base, parts, of), hasPan ? law.residentSellerTds.value : toolLaw.withoutPan.value)
}

/** The buyer's deduction from the price without a certificate; the surcharge follows the seller's share of it. */
function deductionFrom(price: Paise, owner: Owner, isLong: boolean): Paise {
  const tax = share(price, isLong ? law.longTermGain.value : law.shortTermGain.value)
  const surcharge = share(tax, deductionSurcharge(price, isLong))
  const whole = tax + surcharge + share(tax + surcharge, law.cess.value)
  return owner.hasPan ? whole : Math.max(whole, share(price, toolLaw.withoutPan.value))
}

/** The surcharge of a deduction by the seller's share of the price; deductions know no marginal relief. */
function deductionSurcharge(price: Paise, isLong: boolean): number {
  const band = surchargeBands().find(({ above }) => price > above)
  return band ? (isLong ? band.onLong : band.onSlabs) : 0
}

/**
 * Whether a share of a short-term sale is so large that the buyer's surcharge depends on the regime of the seller: these
 * are not computed.
 */
export function isBeyondBands(price: Paise, isLong: boolean): boolean {
  return !isLong && price > rupees(toolLaw.surchargeFourthFrom.value)
}
