import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { Failed } from './routes/-missing.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The site's router; the prerenderer hands in a memory history, the page uses the browser's. */
export function makeRouter(options: { history?: RouterHistory; isServer?: boolean } = {}) {
  let first = true
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // A reader who scrolled before hydration, a reload and a hash are the browser's own business: skip the first one.
    scrollRestoration: () => {
      const restore = !first
      first = false
      return restore
    },
    scrollRestorationBehavior: 'smooth',
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultErrorComponent: Failed,
    ...options,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface HistoryState {
    /** Name of the article that was chosen, for the breadcrumb of an address by id. */
    displayName?: string
  }
}
