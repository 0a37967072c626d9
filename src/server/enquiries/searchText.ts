import { servicePaths } from '#content/services/order.ts'
import type { EnquiryRow } from '../store/tables.ts'

type Searched = Pick<EnquiryRow, 'reference' | 'name' | 'email' | 'contact_number' | 'message' | 'page'>

/** All fields of an enquiry in the form in which words are looked for; a phone number also as digits only. */
export function searchTextOf(row: Searched): string {
  const { reference, name, email, contact_number, page, message } = row
  return foldedForSearch(
    [reference, name, email, contact_number, contact_number.replace(/\D+/g, ''), page, message].join('\n'),
  )
}

/** The words of a search, each as a pattern for LIKE with the escape character `!`. */
export function searchPatterns(text: string): string[] {
  const words = foldedForSearch(text).split(/\s+/).filter(Boolean).slice(0, 8)
  return words.map((word) => `%${word.replace(/[!%_]/g, (mark) => `!${mark}`)}%`)
}

/** Lower case in every script, which neither database's LIKE does by default. */
export function foldedForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** The service on whose page an enquiry was written; empty if it was another page. */
export function serviceOf(page: string): string {
  const [, wanted] = /^\/services\/([^/?#]+)/i.exec(page) ?? []
  return servicePaths.find((path) => path.toLowerCase() === wanted?.toLowerCase()) ?? ''
}
