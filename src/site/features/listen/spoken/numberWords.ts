const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Names of large units, largest first. */
const scales = {
  indian: [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
  western: [
    [1_000_000_000, 'billion'],
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
} as const

export type Scale = keyof typeof scales

/** A whole number from zero in words: 125000 is 'one lakh twenty-five thousand'. */
export function wholeWords(number: number, scale: Scale = 'indian'): string {
  if (number < 100) return belowHundred(number)
  const [size, name] = scales[scale].find(([one]) => number >= one) ?? [100, 'hundred']
  const rest = number % size
  const head = `${wholeWords(Math.floor(number / size), scale)} ${name}`
  if (rest === 0) return head
  return `${head} ${rest < 100 ? 'and ' : ''}${wholeWords(rest, scale)}`
}

function belowHundred(number: number): string {
  const unit = number % 10
  if (number < 20) return small[number] ?? ''
  return `${tens[Math.floor(number / 10)]}${unit ? `-${small[unit]}` : ''}`
}

/** Reads digit by digit: '98' becomes 'nine eight'. */
export function digitWords(digits: string): string {
  return Array.from(digits.replace(/\D/g, ''), (digit) => small[Number(digit)]).join(' ')
}

/**
 * A number as it is written, with its commas and decimals, in words. Commas show whether its writer counts in lakh or in
 * millions; without them `scale` decides.
 */
export function writtenWords(written: string, scale: Scale = 'indian'): string {
  const [whole = '', decimals] = written.split('.')
  const digits = whole.replaceAll(',', '')
  const counted = scaleOf(whole) ?? scale
  const isCode = /^0\d/.test(digits) || (!whole.includes(',') && digits.length > 9)
  const words = isCode ? digitWords(digits) : wholeWords(Number(digits), counted)
  return decimals ? `${words} point ${digitWords(decimals)}` : words
}

function scaleOf(whole: string): Scale | undefined {
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(whole)) return 'indian'
  return /^\d{3},\d{3}$|^\d{1,3}(?:,\d{3}){2,}$/.test(whole) ? 'western' : undefined
}

/** A year as it is said: 2026 is 'twenty twenty-six', 2005 'two thousand and five', 1900 'nineteen hundred'. */
export function yearWords(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (century % 10 === 0 && rest < 10) return wholeWords(year)
  if (rest === 0) return `${belowHundred(century)} hundred`
  return `${belowHundred(century)} ${rest < 10 ? 'oh ' : ''}${belowHundred(rest)}`
}

const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** 'first', 'twenty-second', 'hundredth'. */
export function ordinalWords(number: number): string {
  return wholeWords(number).replace(/[a-z]+$/, (last) => ordinals[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

/** The number of a section or form, as lawyers say it: 195 is 'one ninety-five'. */
export function sectionWords(number: number): string {
  const rest = number % 100
  if (number < 100 || number > 999 || rest < 10) return wholeWords(number)
  return `${belowHundred(Math.floor(number / 100))} ${belowHundred(rest)}`
}
