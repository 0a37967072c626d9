import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { asciiDigits } from './asciiDigits.ts'
import { normalized } from './normalized.ts'

/** A telephone number as it can be dialled. */
export interface PhoneNumber {
  /** E.164 with its plus where the country was written; otherwise the digits as written. */
  dialled: string
  hasCountry: boolean
}

/** Longer texts are no numbers, and nobody waits for them to be read. */
const longest = 1000

/** E.164 has at most 15 digits; fewer than 7 are a date, an extension or a short code. */
const shortest = 7
const mostDigits = 15

/** A plus, and digits with what people write between them; an opened bracket is closed. */
const run =
  /(?:\+[ \u00a0]*)?\(?\+?\d(?:[\d .\u00a0\-\u2010-\u2015\u2212]|\((?=[\d ]*\)))*(?:\)[\d .\u00a0\-\u2010-\u2015\u2212]*(?:\((?=[\d ]*\))[\d ]*)*)*/g

/** An hour or a count at the end of a run belongs to the words behind it: '… 0123 6 pm', '… 0123 10-18 h'. */
const lastGroup = /\s\d{1,2}(?:\s?[-\u2010-\u2015.]\s?\d{1,2})?\s*$/
const hourBehind =
  /^\s?(?::|[ap]\.?m\b|hr?s?\b|hours?\b|o.?clock|uhr\b|baje|\u092c\u091c\u0947|ist\b|gmt\b|utc\b|to\b|bis\b|times?\b|days?\b)/i

/**
 * The telephone numbers in what a visitor typed, those with their country first: `+44 (0)20 …`, other scripts' digits, `00`
 * or `tel:` in front, several numbers. Extensions, remarks and whatever else is written around them are left out. A number without a
 * country keeps its digits, since no country is known to take for it. Empty where nothing is surely a number.
 */
export function phoneNumbersIn(text: string): PhoneNumber[] {
  if (text.length > longest) return []
  const plain = withAsciiDigits(text)
    // An address or a link holds no number, but that of a chat.
    .replace(/\b(?:wa\.me\/|phone=)\+?(?=\d)/gi, ' +')
    .replace(/\S*@\S*|\bhttps?:\S*/gi, ';')
    .replace(/[\n\r\t]|\. /g, ';')
  const found = new Map<string, PhoneNumber>()
  // Two numbers may follow each other with nothing but the plus between them.
  for (const part of plain.split(/(?<=[\d)] *)(?=\+)/)) {
    for (const match of part.matchAll(run)) {
      const number = numberOf(match[0], part.slice(0, match.index), part.slice(match.index + match[0].length))
      if (number) found.set(number.dialled, number)
    }
  }
  return [...found.values()].sort((a, b) => Number(b.hasCountry) - Number(a.hasCountry))
}

/** Phone numbers of a field in the form in which `numberSought` is found in them, to be searched beside the field itself. */
export function dialledIn(text: string): string {
  return phoneNumbersIn(text)
    .map(({ dialled }) => dialled)
    .join(' ')
}

/**
 * The digits of a phone number that is searched for, however it is written: without its country and zero in front, so that it is
 * found with and without them; `undefined` if the search is for words.
 */
export function numberSought(search: string): string | undefined {
  const [number] = /\p{L}/u.test(search) ? [] : phoneNumbersIn(search)
  if (!number) return undefined
  return number.hasCountry ? parsed(number.dialled)?.nationalNumber : number.dialled.replace(/^0+/, '')
}

/** Full-width and other scripts' digits as 0 to 9, without direction marks and other invisible characters. */
export function withAsciiDigits(text: string): string {
  return asciiDigits(normalized(text, 'NFKC').replace(/\p{Cf}/gu, ''))
}

function numberOf(written: string, before: string, behind: string): PhoneNumber | undefined {
  // Letters in the middle ('1-800-FLOWERS', '12O45') stand for digits, or are a slip: the rest is another number.
  if (/\p{L}-?$/u.test(before) && !/(?:^|[^\p{L}])(?:x|ext|extn|tel|p)-?$/iu.test(before)) return undefined
  if (/^\p{L}/u.test(behind) && (/[-.]$/.test(written) || /^(?!x|ext|p\d|w\d)\p{L}+[-.]?\d/iu.test(behind)))
    return undefined
  const readings = readingsOf(written, behind).flatMap((one) => read(one) ?? [])
  const best = readings.find(({ isValid }) => isValid) ?? readings[0]
  return best && { dialled: best.dialled, hasCountry: best.hasCountry }
}

/** The run, and the run without a last small number that may belong to the words behind it; the likelier one first. */
function readingsOf(written: string, behind: string): string[] {
  const shorter = written.replace(lastGroup, '')
  if (shorter === written) return [written]
  if (hourBehind.test(behind)) return [shorter]
  if (/^\p{L}/u.test(behind)) return /\d$/.test(written) ? [shorter, written] : [written, shorter]
  return [written]
}

interface Reading extends PhoneNumber {
  isValid: boolean
}

function read(written: string): Reading | undefined {
  const digits = written.replace(/\D/g, '')
  if (!written.includes('+') && !digits.startsWith('00')) return national(written, digits)
  // '(0)' is dialled inside the country only, except where the number keeps its zero, as in Italy: the parser knows.
  const international = (text: string) => `+${text.replace(/\D/g, '').replace(/^00/, '')}`
  const whole = parsed(international(written))
  if (whole?.isValid()) return { dialled: whole.number, hasCountry: true, isValid: true }
  const dialled = international(written.replace(/\(\s*0\s*\)/g, ''))
  const number = parsed(dialled)
  if (!number?.isPossible()) return undefined
  return number.isValid()
    ? { dialled: number.number, hasCountry: true, isValid: true }
    : { dialled, hasCountry: true, isValid: false }
}

function parsed(international: string) {
  const count = international.length - 1
  return count < shortest || count > mostDigits ? undefined : parsePhoneNumberFromString(international)
}

/** Groups of one or two digits are hours and the like unless they are many; a day is none either. */
function national(written: string, digits: string): Reading | undefined {
  if (digits.length < shortest || digits.length > 13 || /^(\d)\1*$/.test(digits)) return undefined
  if (/^\W*(?:\d{1,2}\D\d{1,2}\D(?:19|20)\d{2}|(?:19|20)\d{2}\D\d{1,2}\D\d{1,2})\W*$/.test(written)) return undefined
  const longestGroup = Math.max(...written.split(/\D+/).map(({ length }) => length))
  return longestGroup > 2 || digits.length > 8 ? { dialled: digits, hasCountry: false, isValid: false } : undefined
}
