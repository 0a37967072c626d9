import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConnectionBanner } from '#site/features/connectivity/ConnectionBanner.tsx'
import { Layout } from '#site/features/frame/Layout.tsx'
import { useFocusOnNavigation } from '#site/features/frame/useFocusOnNavigation.ts'
import { SearchButton } from '#site/features/search/SearchButton.tsx'
import { PageNotice } from '#site/features/translation/PageNotice.tsx'
import { WhatsappFloat } from '#site/features/whatsapp/WhatsappFloat.tsx'
import { markHydrated } from '#ui/browser/hydrated.ts'
import { CornerCards } from '#ui/feedback/CornerCards.tsx'
import { Footer } from './-belowFold.tsx'
import { Late } from './-Late.tsx'
import { Missing } from './-missing.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: Missing })

function Root() {
  useFocusOnNavigation()
  useEffect(markHydrated, [])
  return (
    <>
      <HeadContent />
      <Layout footer={<Footer />} tools={<Tools />} banners={<Banners />} floats={<WhatsappFloat />}>
        <Outlet />
        {import.meta.env.SITE_IS_TRANSLATION && <PageNotice />}
      </Layout>
      <Late place="toasts" />
    </>
  )
}

/** Top bar controls from features. */
function Tools() {
  return (
    <>
      <Late place="tools" />
      <SearchButton />
    </>
  )
}

/** Banners and cards from features, on every page. */
function Banners() {
  return (
    <>
      <ConnectionBanner>
        <Late place="banner" />
      </ConnectionBanner>
      <CornerCards>
        <Late place="cards" />
      </CornerCards>
      <Late place="panel" />
    </>
  )
}
