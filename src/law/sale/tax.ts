import { law, toolLaw } from '#content/law.ts'
import { type Paise, rupees, share, wholeRupees } from '../money.ts'

/** Income by the way it is taxed. */
export interface Income {
  /** Long-term gain, taxed at its own rate. */
  long: Paise
  /** Short-term gain and all other income, taxed by slabs. */
  slabs: Paise
}

/** Tax in its parts. */
export interface Tax {
  tax: Paise
  surcharge: Paise
  cess: Paise
  total: Paise
}

/** Tax of a non-resident individual on this income alone, in the new regime: rates, surcharge with marginal relief, cess. */
export function taxOn(income: Income): Tax {
  const tax = baseTax(income)
  const surcharge = surchargeOn(income)
  const cess = share(tax + surcharge, law.cess.value)
  return { tax, surcharge, cess, total: tax + surcharge + cess }
}

/** The tax as it is shown: each part in whole rupees, and their sum, so that a reader who adds them up finds it. */
export function taxInRupees(exact: Tax): Tax {
  const [tax, surcharge, cess] = [wholeRupees(exact.tax), wholeRupees(exact.surcharge), wholeRupees(exact.cess)]
  return { tax, surcharge, cess, total: tax + surcharge + cess }
}

/** Tax before surcharge. A non-resident's long-term gain has no basic exemption. */
function baseTax({ long, slabs }: Income): Paise {
  return share(long, law.longTermGain.value) + slabTax(slabs)
}

/** Tax by the slabs of the new regime. */
export function slabTax(income: Paise): Paise {
  return slabsOf().reduce((sum, { from, until, rate }) => {
    const part = Math.max(0, Math.min(income, until) - from)
    return sum + share(part, rate)
  }, 0)
}

interface Band {
  from: Paise
  until: Paise
  rate: number
}

/** Slabs of equal width above the exemption, each five points higher, up to the top rate. */
function slabsOf(): Band[] {
  const [free, width] = [rupees(law.newExemption.value), rupees(law.newSlabWidth.value)]
  const steps = Math.round(law.shortTermGain.value / toolLaw.newSlabStep.value)
  return Array.from({ length: steps }, (_, step) => ({
    from: free + step * width,
    until: step + 1 === steps ? Number.POSITIVE_INFINITY : free + (step + 1) * width,
    rate: Math.round((step + 1) * toolLaw.newSlabStep.value * 10_000) / 10_000,
  }))
}

/** A band of surcharge: the rate on income above its limit, on slab income and on long-term gains. */
interface SurchargeBand {
  above: Paise
  onSlabs: number
  onLong: number
}

/** The bands from the highest; on long-term gains the rate stops at the second. */
export function surchargeBands(): SurchargeBand[] {
  const high = law.surchargeHigh.value
  const band = (above: number, onSlabs: number, onLong: number) => ({ above: rupees(above), onSlabs, onLong })
  return [
    band(toolLaw.surchargeThirdFrom.value, toolLaw.surchargeThird.value, high),
    band(law.surchargeHighFrom.value, high, high),
    band(law.surchargeFrom.value, law.surchargeLow.value, law.surchargeLow.value),
  ]
}

/**
 * Surcharge with marginal relief: tax and surcharge together exceed those on the limit of the band by no more than the
 * income exceeds it.
 */
function surchargeOn(income: Income): Paise {
  const total = income.long + income.slabs
  const band = surchargeBands().find(({ above }) => total > above)
  if (!band) return 0
  const full = fullSurcharge(income, band)
  const tax = baseTax(income)
  const atLimit = limitedTo(income, band.above)
  const most = baseTax(atLimit) + surchargeOn(atLimit) + (total - band.above)
  return Math.min(full, Math.max(0, most - tax))
}

function fullSurcharge({ long, slabs }: Income, { onSlabs, onLong }: SurchargeBand): Paise {
  return share(share(long, law.longTermGain.value), onLong) + share(slabTax(slabs), onSlabs)
}

/** The income cut down to a limit. Only one kind of income is computed here, so it is clear which part is cut. */
function limitedTo({ long, slabs }: Income, limit: Paise): Income {
  return slabs === 0 ? { long: limit, slabs: 0 } : { long, slabs: limit - long }
}
