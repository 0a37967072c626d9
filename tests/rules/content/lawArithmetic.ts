import { law } from '#content/law.ts'

const withCess = (tax: number) => tax * (1 + law.cess.value)

/** Rate of surcharge on tax of an income, as it applies to sales of property. */
function surcharge(income: number): number {
  if (income > law.surchargeHighFrom.value) return law.surchargeHigh.value
  return income > law.surchargeFrom.value ? law.surchargeLow.value : 0
}

/** Tax on a long-term gain, without other income. */
export function longTermTax(gain: number): number {
  return withCess(gain * law.longTermGain.value * (1 + surcharge(gain)))
}

/** The deduction of a buyer from the whole price, without a certificate. */
export function saleDeduction(price: number, term: 'long' | 'short' = 'long'): number {
  const rate = term === 'long' ? law.longTermGain.value : law.shortTermGain.value
  return withCess(price * rate * (1 + surcharge(price)))
}

/** Tax on rent and other income by the old regime, up to ₹10 lakh. */
export function oldRegimeTax(income: number): number {
  const first = Math.max(0, Math.min(income, law.oldSecondSlabFrom.value) - law.oldExemption.value)
  const second = Math.max(0, income - law.oldSecondSlabFrom.value)
  return withCess(first * law.firstSlab.value + second * law.secondSlab.value)
}

/** Tax by the new regime from FY 2025-26, whose rate rises by five points with each slab. */
export function newRegimeTax(income: number): number {
  const width = law.newSlabWidth.value
  let tax = 0
  for (let slab = 1; slab * width < income; slab++) {
    tax += (Math.min(income, (slab + 1) * width) - slab * width) * law.firstSlab.value * slab
  }
  return withCess(tax)
}

/** The sum that a tenant or a bank withholds. */
export function withheld(gross: number): number {
  return withCess(gross * law.rentTds.value)
}

/** Rent that is taxed. */
export function taxableRent(rent: number, municipalTax: number, interest = 0): number {
  return (rent - municipalTax) * (1 - law.rentDeduction.value) - interest
}

/** ₹31,57,440: digits in the Indian grouping. */
export function rupees(amount: number): string {
  return `₹${Math.round(amount).toLocaleString('en-IN')}`
}

/** ₹20.93 lakh, or ₹3.9 lakh with fewer decimals. */
export function lakh(amount: number, decimals = 0): string {
  return `₹${(amount / 100_000).toFixed(decimals)} lakh`
}

/** ₹1.1 crore. */
export function crore(amount: number, decimals = 0): string {
  return `₹${(amount / 10_000_000).toFixed(decimals)} crore`
}

/** USD 17,900: to the nearest hundred or thousand, as texts say "about". */
export function dollars(amount: number, nearest = 1): string {
  return `USD ${(Math.round(amount / nearest) * nearest).toLocaleString('en-US')}`
}
