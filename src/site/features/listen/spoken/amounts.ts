import { ordinalWords, type Scale, wholeWords, writtenWords, yearWords } from './numberWords.ts'
import { currencies, unitWords } from './signs.ts'

/** A number with its commas and decimals. */
export const figure = String.raw`\d+(?:,\d+)*(?:\.\d+)?`

const units = 'lakh crores?|lakhs?|crores?|thousand|million|billion|trillion|bn|mn|cr|k|m'

const money = new RegExp(
  String.raw`(US\$|₹|\$|£|€|\b(?:Rs\.?|INR|USD|GBP|EUR|AED|SGD|CAD|AUD)(?=\s?\d))\s?(${figure})(?:\s?[–-]\s?(${figure}))?(?:[\s-]?(${units})\b)?(?:/-)?`,
  'g',
)
/** Before one of these an amount is an adjective: the USD 1 million cap. */
const limits = /^\s(?:cap|limit|ceiling|threshold|facility|scheme|route|rule|slab)\b/
const bareSign = /₹|\bRs\b\.?/g

/** ₹1,25,000 becomes 'one lakh twenty-five thousand rupees', USD 1 million 'one million U S dollars'. */
export function withAmounts(text: string): string {
  return text
    .replace(
      money,
      (all: string, sign: string, from: string, to: string | undefined, unit: string | undefined, at: number) => {
        const [one, more] = currencies[sign.replace('.', '').toUpperCase()] ?? ['', sign]
        const scale: Scale = more === 'rupees' ? 'indian' : 'western'
        const figures = [from, to].flatMap((each) => (each ? [writtenWords(each, scale)] : [])).join(' to ')
        const words = unit ? `${figures} ${unitWords.get(unit) ?? unit}` : figures
        const isSingular = words === 'one' || limits.test(text.slice(at + all.length))
        return ` ${words} ${isSingular ? one : more}`
      },
    )
    .replace(bareSign, 'rupees')
}

const percent = new RegExp(String.raw`(${figure})(?:\s?[–-]\s?(${figure}))?\s?%`, 'g')

/** 1.5% becomes 'one point five per cent', 10–15% 'ten to fifteen per cent'. */
export function withPercents(text: string): string {
  return text.replace(percent, (_all, from: string, to?: string) =>
    [from, to]
      .flatMap((each) => (each ? [writtenWords(each)] : []))
      .join(' to ')
      .concat(' per cent'),
  )
}

const parts: Readonly<Record<string, string>> = { 2: 'half', 3: 'third', 4: 'quarter' }
const fraction = /(?<![\d/])(\d)\/(\d{1,2})(?![\d/])/g
const clock = /\b([01]?\d|2[0-3]):([0-5]\d)\b/g
const ratio = new RegExp(String.raw`\b(${figure})\s?:\s?(${figure})\b`, 'g')
const range = new RegExp(String.raw`(?<![\d-])(${figure})\s?[–-]\s?(${figure})(?![\d-])`, 'g')
const phone = /\+\d[\d\s-]{7,}\d/g
const nth = /\b(\d+)(?:st|nd|rd|th)\b/g
const decade = /\b((?:19|20)\d)0s\b/g
const beside = new RegExp(`([A-Za-z])?(${figure})([A-Za-z])?`, 'g')
const year = /(?<![\d.,])(?:1[6-9]|20)\d\d(?![\d,]*\d|\.\d|%)/g

/** Whatever numbers are left: telephone numbers, times, ratios, fractions, ranges, ordinals, years, plain figures. */
export function withNumbers(text: string): string {
  return text
    .replace(
      phone,
      (digits) => ` ${Array.from(digits.replace(/\D/g, ''), (digit) => wholeWords(Number(digit))).join(' ')}`,
    )
    .replace(clock, (_all, hours: string, minutes: string) =>
      minutes === '00'
        ? wholeWords(Number(hours))
        : `${wholeWords(Number(hours))} ${writtenWords(minutes).replace(/^zero /, 'oh ')}`,
    )
    .replace(ratio, (_all, one: string, other: string) => `${writtenWords(one)} to ${writtenWords(other)}`)
    .replace(fraction, (_all, upper: string, lower: string) => {
      const part = parts[lower] ?? ordinalWords(Number(lower))
      return `${wholeWords(Number(upper))} ${upper === '1' ? part : part === 'half' ? 'halves' : `${part}s`}`
    })
    .replace(range, '$1 to $2')
    .replace(nth, (_all, number: string) => ordinalWords(Number(number)))
    .replace(decade, (_all, tens: string) =>
      yearWords(Number(`${tens}0`))
        .replace(/y$/, 'ies')
        .replace(/ten$/, 'tens'),
    )
    .replace(year, (digits) => yearWords(Number(digits)))
    .replace(beside, (_all, before = '', number: string, after = '') =>
      [before, writtenWords(number), after].filter(Boolean).join(' '),
    )
}
