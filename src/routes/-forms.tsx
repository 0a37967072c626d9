// A part of the late chunk (prerender/chunks.ts), but for the page of contact.
import { ContactSection } from '#features/enquiry/ContactSection.tsx'
import { SubscribeBox } from '#features/subscribe/SubscribeBox.tsx'

export { EnquiryForm } from '#features/enquiry/EnquiryForm.tsx'
export { QueryForm } from '#features/service/QueryForm.tsx'

/** The shared end of most pages, before the footer: contact section and newsletter (SH-16). */
export function SharedSections() {
  return (
    <>
      <ContactSection />
      <SubscribeBox />
    </>
  )
}
