import { ContactSection } from '#features/enquiry/ContactSection.tsx'
import { SubscribeBox } from '#features/subscribe/SubscribeBox.tsx'

/** The shared end of most pages, before the footer: contact section and newsletter (SH-16). */
export function SharedSections() {
  return (
    <>
      <ContactSection />
      <SubscribeBox />
    </>
  )
}
