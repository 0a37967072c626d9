import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { edition } from '#content/edition.ts'
import { Failed } from '#site/routes/-missing.tsx'
import { parseSearch, stringifySearch } from '#ui/browser/plainSearch.ts'
import { system } from '#ui/theme/system.ts'
import { routeTree } from './routeTree.gen.ts'

/** The whole page, identical in browser and prerenderer, as hydration requires. */
export function App({ router, cache }: { router: ReturnType<typeof makeRouter>; cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>
  )
}

/** Creates the router; the prerenderer passes a memory history, the page uses the browser's. */
export function makeRouter(options: { history?: RouterHistory; isServer?: boolean } = {}) {
  let first = true
  return createRouter({
    routeTree,
    ...(import.meta.env.SITE_IS_TRANSLATION && { basepath: edition.prefix }),
    defaultPreload: 'intent',
    // A reader who scrolled before hydration, a reload and a hash are the browser's own business: skip the first one.
    scrollRestoration: () => {
      const restore = !first
      first = false
      return restore
    },
    // Never smooth: the way back ends where the reader was, and startAtHeading glides to the top of a new page.
    scrollRestorationBehavior: 'instant',
    trailingSlash: 'never',
    notFoundMode: 'root',
    parseSearch,
    stringifySearch,
    defaultErrorComponent: Failed,
    ...options,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface HistoryState {
    /** Name of the chosen article, for the breadcrumb of an id address (SH-21). */
    displayName?: string
  }
}
