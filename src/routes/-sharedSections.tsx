import { ContactSection } from '#features/enquiry/ContactSection.tsx'
import { SubscribeBox } from '#features/subscribe/SubscribeBox.tsx'

/** What ends most pages, before the footer: ways to write to the provider, and the letters. */
export function SharedSections() {
  return (
    <>
      <ContactSection />
      <SubscribeBox />
    </>
  )
}
