import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

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

/**
 * Waits, before a page of a route is shown for the first time, also for what `load` returns for the route's id, the same
 * promise each time. The router calls `preload` of a lazy component, which the component takes off once it is here; this one
 * stays until both are: the router may have called it ahead, and then the visitor follows the link.
 */
export function beforeFirstView(router: AnyRouter, load: (routeId: string) => Promise<unknown> | undefined): void {
  for (const [id, { options }] of Object.entries<AnyRoute>(router.routesById)) {
    const { component } = options
    const preload = component?.preload
    if (!preload) continue
    let isHere = false
    let both: (() => Promise<void>) | undefined = async () => {
      await Promise.all([isHere || preload(), load(id)])
      if (isHere) both = undefined
    }
    Object.defineProperty(component, 'preload', {
      get: () => both,
      set: () => {
        isHere = true
      },
    })
  }
}
