import type { Check, ReadIn } from '../lawChecks.ts'

/** The ways of reading an official text. */
const read: Record<ReadIn, string> = {
  'official text': 'read in the official text',
  'official page': 'read on an official page about it',
  article: 'read in a professional article or reprint, not in the official text',
  known: 'known to the editors, not read again',
}

/** "22 November 2026" */
const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The numbered notes of a text, and the links between them and it; the longer names are for screen readers. */
export const noteTexts = {
  read,
  heading: 'Official texts',
  source: (number: string) => `Source ${number}`,
  backShort: 'Back',
  /** After an official text: what was really read of it, by whom and when. */
  checked: ({ readIn, by, on }: Pick<Check, 'readIn' | 'by' | 'on'>) => `${read[readIn]}; ${by}, ${dayText(on)}`,
  back: (number: string) => `Back to the text, source ${number}`,
}
