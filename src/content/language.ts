import { locale } from './locale.ts'
import { typedCounts } from './typedCounts.ts'

/**
 * How the language of the pages writes days, years, lists and large sums. The words of a page are in the other files; this
 * one is what code needs to put them together.
 */
export const language = {
  /** For days, months, lists and sorting. */
  locale,
  fullStop: '.',
  /** Before the numbers of a year: financial years until the Income-tax Act, 2025 began, tax years from then on. */
  years: { financial: 'FY', tax: 'TY' },
  /** The letters with which the name of each month begins, in every spelling, as they tell it from the others. */
  months: [['jan'], ['feb'], ['mar'], ['apr'], ['may'], ['jun'], ['jul'], ['aug'], ['sep'], ['oct'], ['nov'], ['dec']],
  /** India's large numbers: the word, and what is typed for it. */
  counts: {
    crore: { word: 'crore', typed: typedCounts.crore },
    lakh: { word: 'lakh', typed: typedCounts.lakh },
  },
}
