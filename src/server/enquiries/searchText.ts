import { servicePaths } from '#content/services/order.ts'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import { dialledIn, numberSought, withAsciiDigits } from '#contract/phoneNumbers.ts'
import type { EnquiryRow } from '../store/tables.ts'

type Searched = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'contact_number' | 'message' | 'page'>

/**
 * All fields of an enquiry in the form in which words are looked for, a line each, without those that are empty; phone numbers
 * also as they are dialled, and part of one as its digits.
 */
export function searchTextOf(row: Searched): string {
  const { reference, name, email, contact_number, page, message } = row
  const digits = withAsciiDigits(contact_number).replace(/\D+/g, '')
  const fields = [reference, name, email, contact_number, digits, dialledIn(contact_number), page, message]
  return foldedForSearch(fields.filter(Boolean).join('\n'))
}

/**
 * The words of a search, each with what may be found instead of it, as patterns for LIKE with the escape character `!`. A
 * phone number is found in whichever way both are written.
 */
export function searchPatterns(text: string): string[][] {
  const pattern = (word: string) => `%${word.replace(/[!%_]/g, (mark) => `!${mark}`)}%`
  return searchWords(text)
    .slice(0, 8)
    .map((either) => either.map(pattern))
}

/** The words of a search, each with what may be found instead of it. */
export function searchWords(text: string): string[][] {
  const number = numberSought(text)
  const words = foldedForSearch(text).split(/\s+/).filter(Boolean)
  return words.map((word) => (number === undefined ? [word] : [word, number]))
}

/** The service on whose page, in whatever language, an enquiry was written; empty if it was another page. */
export function serviceOf(page: string): string {
  const [, wanted] = /^(?:\/[a-z]{2})?\/services\/([^/?#]+)/i.exec(page) ?? []
  return servicePaths.find((path) => path.toLowerCase() === wanted?.toLowerCase()) ?? ''
}
