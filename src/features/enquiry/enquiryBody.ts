import { enquiryTexts } from '#content/texts/enquiry.ts'
import { callPath, type EnquiryBody } from '#contract/calls.ts'
import type { Submission } from '#outbox/item.ts'

/** The five fields of the form. */
export interface EnquiryFields {
  firstName: string
  lastName: string
  email: string
  contactNumber: string
  message: string
}

/** First and last name joined and trimmed; blank values become 'N/A' (FM-04, FM-05). */
export function enquiryBodyOf(fields: EnquiryFields): EnquiryBody {
  return {
    name: filled(`${fields.firstName} ${fields.lastName}`.trim()),
    email: filled(fields.email),
    message: filled(fields.message),
    contactNumber: filled(fields.contactNumber),
  }
}

/** The enquiry as the outbox takes it. */
export function enquiryOf(fields: EnquiryFields, page: string): Submission {
  return { kind: 'enquiry', body: enquiryBodyOf(fields), path: callPath.contact(), page }
}

function filled(value: string): string {
  return value.trim() ? value : enquiryTexts.empty
}
