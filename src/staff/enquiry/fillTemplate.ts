import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { pageName } from './pageName.ts'

/** A template with the enquiry's values in place of its names; what a visitor typed is never read as a name again. */
export function fillTemplate(template: string, enquiry: EnquiryDetail, staff: string): string {
  const values: Readonly<Record<string, string>> = {
    name: enquiry.name.trim(),
    reference: enquiry.reference,
    service: pageName(enquiry),
    staff,
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
