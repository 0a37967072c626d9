import type { AnyRouter } from '@tanstack/react-router'
import { isLeaving } from './leaving.ts'

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

/** Loads a route's chunk; where it is lost because the visitor leaves the page, the router does not bring them back. */
export function loadUnlessLeaving<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    if (isLeaving() && error instanceof Error) keepRouterFromReloading(error.message)
    throw error
  })
}
