// With the outbox a late chunk (prerender/chunks.ts). The page of contact waits for it, the others load it by -belowFold.tsx.
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
