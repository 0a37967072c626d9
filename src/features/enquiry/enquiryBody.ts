import { enquiryTexts } from '#content/texts/enquiry.ts'
import { callPath, type EnquiryBody } from '#contract/calls.ts'
import type { Written } from '#outbox/item.ts'

/** The five fields of the form (specification, section 3). */
export interface EnquiryFields {
  firstName: string
  lastName: string
  email: string
  contactNumber: string
  message: string
}

/** First and last name joined and trimmed; a value that is blank becomes 'N/A' (specification, sections 3 and 5). */
export function enquiryBodyOf(fields: EnquiryFields): EnquiryBody {
  return {
    name: filled(`${fields.firstName} ${fields.lastName}`.trim()),
    email: filled(fields.email),
    message: filled(fields.message),
    contactNumber: filled(fields.contactNumber),
  }
}

/** The enquiry as the outbox takes it. */
export function enquiryOf(fields: EnquiryFields, page: string): Written {
  return { kind: 'enquiry', body: enquiryBodyOf(fields), path: callPath.contact(), page }
}

function filled(value: string): string {
  return value.trim() ? value : enquiryTexts.empty
}
