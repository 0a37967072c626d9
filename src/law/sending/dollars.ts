import { type Paise, withPoint } from '../money.ts'

/** A sum of money in whole US cents. */
export type Cents = number

/** The price of one US dollar, in ten-thousandths of a rupee. */
export type Rate = number

const perRupee = 10_000
const cent = 100

/** Dollars as cents. */
export function dollars(amount: number): Cents {
  return Math.round(amount * cent)
}

/** A sum in cents at a rate, rounded to a whole cent, halves up. */
export function centsOf(sum: Paise, rate: Rate): Cents {
  // Paise and cents are both hundredths. By BigInt: the product can be larger than a number holds exactly.
  return Number((2n * BigInt(sum) * BigInt(perRupee) + BigInt(rate)) / (2n * BigInt(rate)))
}

/** The most paise that are worth no more than so many cents. */
export function paiseWithin(limit: Cents, rate: Rate): Paise {
  return Number((BigInt(limit) * BigInt(rate)) / BigInt(perRupee))
}

/** Reads dollars as typed: digits with commas, `undefined` for anything else. */
export function dollarsTyped(text: string): Cents | undefined {
  const plain = withPoint(text.replace(/usd|\$/gi, ''))
  return /^\d{1,11}(\.\d{1,2})?$/.test(plain) ? dollars(Number(plain)) : undefined
}

/** Reads the rupees for one dollar as typed, with at most four decimals; `undefined` for anything else. */
export function rateTyped(text: string): Rate | undefined {
  const plain = withPoint(text.replace('₹', ''))
  return /^\d{1,5}(\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain) * perRupee) : undefined
}

/** Whether a rate can be one of rupees for a dollar: from 10 to 1,000. It keeps all sums within exact numbers, too. */
export function isPlausible(rate: Rate): boolean {
  return rate >= 10 * perRupee && rate <= 1_000 * perRupee
}

/** A sum in whole dollars, as India's banks write it: USD 333,333. Less than a dollar is shown in cents. */
export function dollarsText(sum: Cents): string {
  const decimals = sum > 0 && sum < cent ? 2 : 0
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `USD ${new Intl.NumberFormat('en-US', format).format(sum / cent)}`
}
