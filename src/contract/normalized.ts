/** Non-starters in a row that no language needs; the Stream-Safe Text Format (UAX #15) allows 30. */
const longRun = /([\p{M}\uFF9E\uFF9F]{30})(?=[\p{M}\uFF9E\uFF9F])/gu
/** Ends a run of marks for the normaliser, and shows nothing (U+034F, combining grapheme joiner). */
const joiner = '\u034F'

/**
 * The text in a Unicode normal form, in linear time. `String.prototype.normalize` sorts the marks after a letter in
 * quadratic time: a text of 500,000 marks stops a thread for more than a minute.
 */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(longRun, `$1${joiner}`).normalize(form)
}
