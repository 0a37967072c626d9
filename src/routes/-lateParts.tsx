import { ConnectionNotice } from '#features/connectivity/ConnectionNotice.tsx'
import { InstallCard } from '#features/install/InstallCard.tsx'
import { OutboxButton } from '#features/outbox-panel/OutboxButton.tsx'
import { OutboxHost } from '#features/outbox-panel/OutboxHost.tsx'
import { OutboxMention } from '#features/outbox-panel/OutboxMention.tsx'
import { SentHost } from '#features/outbox-panel/SentHost.tsx'
import { ContinueCard } from '#features/reading/ContinueCard.tsx'
import { UpdateCard } from '#features/updates/UpdateCard.tsx'
import { ToastHost } from '#ui/feedback/toasts/ToastHost.tsx'
import type { LateParts } from './-Late.tsx'

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
