import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { markHydrated } from '#browser/hydrated.ts'
import { ConnectionBanner } from '#features/connectivity/ConnectionBanner.tsx'
import { Layout } from '#features/frame/Layout.tsx'
import { useFocusOnNavigation } from '#features/frame/useFocusOnNavigation.ts'
import { InstallCard } from '#features/install/InstallCard.tsx'
import { OutboxButton } from '#features/outbox-panel/OutboxButton.tsx'
import { OutboxHost } from '#features/outbox-panel/OutboxHost.tsx'
import { OutboxMention } from '#features/outbox-panel/OutboxMention.tsx'
import { SentHost } from '#features/outbox-panel/SentHost.tsx'
import { ContinueCard } from '#features/reading/ContinueCard.tsx'
import { SearchButton } from '#features/search/SearchButton.tsx'
import { PageNotice } from '#features/translation/PageNotice.tsx'
import { UpdateCard } from '#features/updates/UpdateCard.tsx'
import { WhatsappFloat } from '#features/whatsapp/WhatsappFloat.tsx'
import { CornerCards } from '#ui/feedback/CornerCards.tsx'
import { ToastHost } from '#ui/feedback/toasts/ToastHost.tsx'
import { Missing } from './-missing.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: Missing })

function Root() {
  useFocusOnNavigation()
  useEffect(markHydrated, [])
  return (
    <>
      <HeadContent />
      <Layout tools={<Tools />} banners={<Banners />} floats={<WhatsappFloat />}>
        <Outlet />
        {import.meta.env.SITE_IS_TRANSLATION && <PageNotice />}
      </Layout>
      <ToastHost />
    </>
  )
}

/** Top bar controls from features. */
function Tools() {
  return (
    <>
      <OutboxButton />
      <SearchButton />
    </>
  )
}

/** Banners and cards from features, on every page. */
function Banners() {
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
