// Not among the content's texts: no page prints these signs, so the fonts do not hold all of them.

/** Marks that a voice leaves out or reads in its own way. */
export const marks: readonly (readonly [written: string, spoken: string])[] = [
  ['≤', 'at most'],
  ['≥', 'at least'],
  ['<', 'less than'],
  ['>', 'more than'],
  ['×', 'times'],
  ['÷', 'divided by'],
  ['±', 'plus or minus'],
  ['−', 'minus'],
  ['+', 'plus'],
  ['=', 'equals'],
  ['&', 'and'],
  ['%', 'per cent'],
  ['°', 'degrees'],
  ['→', ', then'],
  ['½', 'one half'],
  ['¼', 'one quarter'],
  ['¾', 'three quarters'],
]

/** The words for an amount in each currency, for one and for more. */
export const currencies: Readonly<Record<string, readonly [one: string, more: string]>> = {
  '₹': ['rupee', 'rupees'],
  RS: ['rupee', 'rupees'],
  INR: ['rupee', 'rupees'],
  USD: ['U S dollar', 'U S dollars'],
  US$: ['U S dollar', 'U S dollars'],
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
  GBP: ['pound', 'pounds'],
  '€': ['euro', 'euros'],
  EUR: ['euro', 'euros'],
  AED: ['dirham', 'dirhams'],
  SGD: ['Singapore dollar', 'Singapore dollars'],
  CAD: ['Canadian dollar', 'Canadian dollars'],
  AUD: ['Australian dollar', 'Australian dollars'],
}

/** The short forms of large numbers after an amount. */
export const unitWords: ReadonlyMap<string, string> = new Map([
  ['bn', 'billion'],
  ['mn', 'million'],
  ['m', 'million'],
  ['cr', 'crore'],
  ['k', 'thousand'],
])
