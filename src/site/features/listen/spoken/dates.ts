import { ordinalWords, wholeWords, yearWords } from './numberWords.ts'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const month = months.join('|')
const nearYear = String.raw`(?:\s+(\d{4}))?\b`

const dayRange = new RegExp(String.raw`\b(\d{1,2})\s?[–-]\s?(\d{1,2})\s+(${month})${nearYear}`, 'g')
const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(${month})${nearYear}`, 'g')
const monthFirst = new RegExp(String.raw`\b(${month})\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*(\d{4}))?\b(?!\d)`, 'g')
const iso = /\b((?:19|20)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b/g
const numeric = /\b(0?[1-9]|[12]\d|3[01])([./])(0?[1-9]|1[0-2])\2((?:19|20)\d\d)\b/g
const span = /\b((?:19|20)\d\d)\s?[–-]\s?((?:19|20)\d\d|\d\d)\b(?![-–/]\d)/g

const said = (day: string, name: string, year?: string) =>
  [ordinalWords(Number(day)), name, ...(year ? [yearWords(Number(year))] : [])].join(' ')
const nameOf = (number: string) => months[Number(number) - 1] ?? ''

/** '31 July 2026' becomes 'thirty-first July twenty twenty-six', '2025-26' 'twenty twenty-five to twenty-six'. */
export function withDates(text: string): string {
  return text
    .replace(iso, (_all, year: string, number: string, day: string) => said(day, nameOf(number), year))
    .replace(numeric, (_all, day: string, _mark, number: string, year: string) => said(day, nameOf(number), year))
    .replace(span, (_all, from: string, to: string) => {
      const until = Number(to)
      // The year 2000 to 2005 is written 2000-05, too.
      const end = to.length === 4 ? yearWords(until) : until < 10 ? `oh ${wholeWords(until)}` : wholeWords(until)
      return `${yearWords(Number(from))} to ${end}`
    })
    .replace(
      dayRange,
      (_all, from: string, to: string, name: string, year?: string) =>
        `${ordinalWords(Number(from))} to ${said(to, name, year)}`,
    )
    .replace(dayFirst, (_all, day: string, name: string, year?: string) => said(day, name, year))
    .replace(monthFirst, (_all, name: string, day: string, year?: string) =>
      [name, ordinalWords(Number(day))].join(' ').concat(year ? `, ${yearWords(Number(year))}` : ''),
    )
}
