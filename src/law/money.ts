import { language } from '#content/language.ts'
import { asciiDigits } from '#contract/asciiDigits.ts'

/** A sum of money in whole paise. */
export type Paise = number

const rupee = 100

/** Rupees as paise. */
export function rupees(amount: number): Paise {
  return Math.round(amount * rupee)
}

/** A rate of law.ts, like 0.125, applied to a sum and rounded to a whole paisa. */
export function share(sum: Paise, rate: number): Paise {
  // Rates have at most four decimals. As whole ten-thousandths the product is exact up to 90 crore.
  return divided(sum * Math.round(rate * 10_000), 10_000)
}

/** A sum times a fraction, rounded to a whole paisa, halves away from zero; exact however large the product is. */
export function fraction(sum: Paise, numerator: number, denominator: number): Paise {
  const product = 2n * BigInt(sum) * BigInt(numerator) + BigInt(denominator)
  return Number(product / (2n * BigInt(denominator)))
}

function divided(product: number, by: number): Paise {
  return Math.round(product / by)
}

/**
 * A typed number in digits from 0 to 9, without spaces and commas between groups. A comma before the last one, two or four digits is a decimal
 * one: the keyboards of phones set to German or French have no point, and Arabic ones a comma and a point of their own. After another
 * comma it is that only where a group of three digits is between them: 1,00,00 lacks a digit, and stays what is no number.
 */
export function withPoint(text: string): string {
  const plain = asciiDigits(text)
    .replace(/[\s\u066c]/g, '')
    .replace('\u066b', '.')
  if (/,(?!\d{3},)\d*,(\d{1,2}|\d{4})$/.test(plain)) return plain
  return plain.replace(/,(\d{1,2}|\d{4})$/, '.$1').replaceAll(',', '')
}

/** India's large numbers; so many decimals make a whole rupee. */
const counts = [
  { ...language.counts.crore, of: 10_000_000, number: /^\d{1,6}(\.\d{1,7})?$/ },
  { ...language.counts.lakh, of: 100_000, number: /^\d{1,8}(\.\d{1,5})?$/ },
]

/**
 * Reads rupees as typed: digits with commas as in India or elsewhere, or a number of lakh or crore. `undefined` for
 * anything else.
 */
export function rupeesTyped(text: string): Paise | undefined {
  const typed = text.replace('₹', '').trim()
  const count = counts.find((one) => one.typed.test(typed))
  const plain = withPoint(count ? typed.replace(count.typed, '') : typed)
  if (!(count?.number ?? /^\d{1,13}(\.\d{1,2})?$/).test(plain)) return undefined
  return rupees(Number(plain) * (count?.of ?? 1))
}

/** A sum in whole rupees, halves away from zero: what is shown in rupees adds up only if it is computed in them. */
export function wholeRupees(sum: Paise): Paise {
  // Adding zero makes of a sum that rounds to -0 the 0 that everybody reads.
  return Math.sign(sum) * Math.round(Math.abs(sum) / rupee) * rupee + 0
}

/** A sum of at least a lakh as people say it, exact to the rupee: ₹4.2 crore; `undefined` for less. */
export function rupeesSaid(sum: Paise): string | undefined {
  const count = counts.find(({ of }) => sum >= rupees(of))
  if (!count) return undefined
  const number = Math.round(sum / rupee) / count.of
  return `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 }).format(number)} ${count.word}`
}

/** A sum as India writes it, in whole rupees: ₹14,30,000, and -₹14,30,000 for less than nothing. */
export function rupeesText(sum: Paise): string {
  const whole = wholeRupees(sum) / rupee
  return `${whole < 0 ? '-' : ''}₹${new Intl.NumberFormat('en-IN').format(Math.abs(whole))}`
}
