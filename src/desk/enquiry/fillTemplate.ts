import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { memberName } from '../data/members.ts'
import { pageName } from './pageName.ts'

/** A name in braces, with what stands in for it where there is no value: `{name|Sir or Madam}`. */
const placeholder = /\{(\w+)(?:\|([^{}]*))?\}/g

/**
 * A template with the enquiry's values in place of its names. Where one is missing its stand-in takes its place, and without
 * one the name stays, to be seen. What a visitor typed is never read as a name again.
 */
export function fillTemplate(template: string, enquiry: EnquiryDetail, staff: string): string {
  const name = enquiry.name.trim()
  const values: Readonly<Record<string, string>> = {
    name,
    firstName: name.split(/\s+/)[0] ?? '',
    reference: enquiry.reference,
    // Not of 'Contact', 'Home' and the like: an enquiry that was written there is about something else.
    service: enquiry.service ? pageName(enquiry) : '',
    staff: memberName(staff),
  }
  return template.replace(placeholder, (whole, key: string, otherwise?: string) => {
    if (!Object.hasOwn(values, key)) return whole
    return values[key] || otherwise || `{${key}}`
  })
}

/** The names in braces that are left in a text, each once: nobody means to send them. */
export function leftToFill(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([whole]) => whole))]
}
