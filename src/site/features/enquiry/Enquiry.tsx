import { EnquiryForm } from './EnquiryForm.tsx'
import { FormWithCall } from './FormWithCall.tsx'

/** The enquiry form as every page has it: with the offer of a call, where the site has that. */
export function Enquiry() {
  return import.meta.env.SITE_OFFERS_CALLS ? <FormWithCall /> : <EnquiryForm />
}
