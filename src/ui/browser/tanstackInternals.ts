import type { AnyRouter } from '@tanstack/react-router'

// The internals of TanStack Router that the page relies on, none of them public API. The test beside this file fails
// when the installed version works in another way.

/**
 * The prerendered tree has no Suspense around its matches; without this setting the client tree would, and hydration
 * would fail. Call it before the first load.
 */
export function hydratePrerendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined }
}

/**
 * When a route's chunk is missing, the router would reload the page, even offline, and wipe it. Its sessionStorage mark
 * that it already did so prevents that.
 */
export function keepRouterFromReloading(message: string): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without sessionStorage the router does not reload either.
  }
}
