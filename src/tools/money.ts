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
 * A typed number without spaces and commas between groups. A comma before the last one, two or four digits is a decimal
 * one: the keyboards of phones set to German or French have no point.
 */
export function withPoint(text: string): string {
  return text
    .replace(/\s/g, '')
    .replace(/,(\d{1,2}|\d{4})$/, '.$1')
    .replaceAll(',', '')
}

/** What someone typed as rupees: digits with commas as in India or elsewhere. `undefined` for anything else. */
export function rupeesTyped(text: string): Paise | undefined {
  const plain = withPoint(text.replace('₹', ''))
  if (!/^\d{1,13}(\.\d{1,2})?$/.test(plain)) return undefined
  return rupees(Number(plain))
}

/** A sum as India writes it, in whole rupees: ₹14,30,000. */
export function rupeesText(sum: Paise): string {
  return `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(sum / rupee)}`
}
