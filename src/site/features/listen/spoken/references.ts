import { sectionWords, wholeWords } from './numberWords.ts'

const number = String.raw`\d+[A-Z]*(?:\([0-9a-zA-Z]+\))*`
const listed = new RegExp(
  String.raw`\b((?:sub-)?sections?|rules?|articles?|orders?|forms?|regulations?|clauses?)\s+(${number}(?:(?:\s*,\s*|\s*[–-]\s*|\s+(?:and|or|to)\s+)${number})*)(?![\d,.]*\d|\s?%)`,
  'gi',
)
/** A number that ends in capitals or in brackets, wherever it is: 15CA, 54EC, 10(4)(ii). */
const lone = /\b\d{1,4}(?:[A-Z]{1,4}\b(?:\([0-9a-zA-Z]+\))*|(?:\([0-9a-zA-Z]{1,4}\))+)/g
const roman = /\b(Part|Chapter|Schedule|Article|Order|Annex|Class|Title|Tier|Phase|Form)\s+([IVX]+)\b/g
const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/**
 * Numbers of sections, rules and forms: 'section 54EC' becomes 'section fifty-four E C', '393(2)' 'three ninety-three
 * bracket two'.
 */
export function withReferences(text: string): string {
  return text
    .replace(roman, (_all, name: string, letters: string) => `${name} ${wholeWords(romanValue(letters))}`)
    .replace(listed, (_all, name: string, list: string) => {
      const words = list.replace(/\s*[–-]\s*/g, ' to ').replace(new RegExp(number, 'g'), (one) => referenceWords(one))
      return `${name} ${words}`
    })
    .replace(lone, referenceWords)
}

function referenceWords(reference: string): string {
  const [, digits = '', letters = '', brackets = ''] = /^(\d+)([A-Z]*)(.*)$/.exec(reference) ?? []
  const inside = Array.from(brackets.matchAll(/\(([^)]+)\)/g), ([, one = '']) => `bracket ${bracketWords(one)}`)
  return [sectionWords(Number(digits)), ...letters, ...inside].join(' ')
}

/** More than one of i, v and x is a Roman number; a letter alone is a letter. */
function bracketWords(inside: string): string {
  if (/^\d+$/.test(inside)) return wholeWords(Number(inside))
  const letters = inside.toUpperCase()
  return /^[IVX]{2,}$/.test(letters) ? wholeWords(romanValue(letters)) : [...letters].join(' ')
}

function romanValue(letters: string): number {
  const numbers = Array.from(letters, (letter) => values[letter] ?? 0)
  return numbers.reduce((sum, one, place) => sum + (one < (numbers[place + 1] ?? 0) ? -one : one), 0)
}
