// The parts below the first screen, and those that show only when something has happened: with site/start/latePart.ts the chunk that
// a page does without until it answers (build/prerender/chunks.ts). Pages load it by -belowFold.tsx.

import { ConnectionNotice } from '#site/features/connectivity/ConnectionNotice.tsx'
import { ContactSection } from '#site/features/enquiry/ContactSection.tsx'
import { InstallCard } from '#site/features/install/InstallCard.tsx'
import { OutboxButton } from '#site/features/outbox-panel/OutboxButton.tsx'
import { OutboxHost } from '#site/features/outbox-panel/OutboxHost.tsx'
import { OutboxMention } from '#site/features/outbox-panel/OutboxMention.tsx'
import { SentHost } from '#site/features/outbox-panel/SentHost.tsx'
import { ContinueCard } from '#site/features/reading/ContinueCard.tsx'
import { SubscribeBox } from '#site/features/subscribe/SubscribeBox.tsx'
import { UpdateCard } from '#site/features/updates/UpdateCard.tsx'
import { ToastHost } from '#ui/feedback/toasts/ToastHost.tsx'
import type { LateParts } from './-Late.tsx'

export { Enquiry } from '#site/features/enquiry/Enquiry.tsx'
export { Footer } from '#site/features/frame/Footer.tsx'
export { QueryForm } from '#site/features/service/QueryForm.tsx'

/** The shared end of most pages, before the footer: contact section and newsletter (SH-16). */
export function SharedSections() {
  return (
    <>
      <ContactSection />
      <SubscribeBox />
    </>
  )
}

/** Components that show on every page when something has happened. */
export const lateParts: LateParts = {
  tools: OutboxButton,
  banner: () => (
    <ConnectionNotice>
      <OutboxMention />
    </ConnectionNotice>
  ),
  cards: () => (
    <>
      <UpdateCard />
      <SentHost />
      <ContinueCard />
    </>
  ),
  panel: () => (
    <OutboxHost>
      <InstallCard saved />
    </OutboxHost>
  ),
  toasts: ToastHost,
}
