import { plain } from '../../support/prose.ts'

/** Amounts of money, percentages, periods in days and months, and numbered forms. */
export const printedFigure =
  /(?:₹|USD )[\d,.]*\d(?: (?:lakh|crore|million))?|\b\d[\d.]*%|\b\d+(?: or \d+)? (?:days|months)\b|\bForms? (?:\d+[A-Z]*(?: and \d+[A-Z]*)?|[A-Z]+-[A-Z\d]+)/

const named = /\b(?:[Ss]ection \d|Act\b|Convention (?:has|does|is)|Form \d|Rule \d|stamped within)/

/** Periods in years, in words or figures, by which a right is won or lost. */
const years = /\b(?:\d+|two|three|five|seven|ten|twelve)[ -]years?\b|\b(?:four|six) months\b/

/** A range in days or months is an estimate of ours and no law. */
const estimate = /\b\d+[-–]\d+ (?:days|months)\b/g

/** Whether a text names an Act, a Convention, a section or a form. */
export function namesLaw(text: string): boolean {
  return named.test(plain(text))
}

/** Whether it names one of these or states a figure of law. */
export function statesLaw(text: string): boolean {
  const words = plain(text).replace(estimate, '')
  return named.test(words) || years.test(words) || printedFigure.test(words)
}
