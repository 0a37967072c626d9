import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConnectionBanner } from '#features/connectivity/ConnectionBanner.tsx'
import { InstallCard } from '#features/install/InstallCard.tsx'
import { OutboxButton } from '#features/outbox-panel/OutboxButton.tsx'
import { OutboxHost } from '#features/outbox-panel/OutboxHost.tsx'
import { OutboxMention } from '#features/outbox-panel/OutboxMention.tsx'
import { SentHost } from '#features/outbox-panel/SentHost.tsx'
import { ContinueCard } from '#features/reading/ContinueCard.tsx'
import { SearchButton } from '#features/search/SearchButton.tsx'
import { UpdateCard } from '#features/updates/UpdateCard.tsx'
import { WhatsappFloat } from '#features/whatsapp/WhatsappFloat.tsx'
import { CornerCards } from '#ui/notices/CornerCards.tsx'
import { PageFrame } from '#ui/pageFrame/PageFrame.tsx'
import { ToastHost } from '#ui/toasts/ToastHost.tsx'
import { useFocusOnNavigation } from '#ui/useFocusOnNavigation.ts'
import { Missing } from './-missing.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: Missing })

function Root() {
  useFocusOnNavigation()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <>
      <HeadContent />
      <PageFrame tools={<Tools />} around={<Around />} floats={<WhatsappFloat />}>
        <Outlet />
      </PageFrame>
      <ToastHost />
    </>
  )
}

/** What features put into the top bar. */
function Tools() {
  return (
    <>
      <OutboxButton />
      <SearchButton />
    </>
  )
}

/** What features put around every page. */
function Around() {
  return (
    <>
      <ConnectionBanner>
        <OutboxMention />
      </ConnectionBanner>
      <CornerCards>
        <UpdateCard />
        <SentHost />
        <ContinueCard />
      </CornerCards>
      <OutboxHost>
        <InstallCard saved />
      </OutboxHost>
    </>
  )
}
