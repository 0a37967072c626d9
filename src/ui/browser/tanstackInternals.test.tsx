// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLeaving } from './leaving.ts'
import { hydratePrerendered, keepRouterFromReloading, loadUnlessLeaving } from './tanstackInternals.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function makeRouter() {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Title</h1> })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  return createRouter({ routeTree: root.addChildren([page]), history, isServer: false })
}

/**
 * Hydrates a page as the prerenderer writes it, with a Suspense boundary around the route but none around all, and
 * returns what React had to repair.
 */
async function repairsOf(prepare: (router: ReturnType<typeof makeRouter>) => void): Promise<unknown[]> {
  document.body.innerHTML = '<!--$--><h1>Title</h1><!--/$-->'
  const router = makeRouter()
  prepare(router)
  await router.load()
  const repairs: unknown[] = []
  const onRecoverableError = (error: unknown) => repairs.push(error)
  const app = await act(async () =>
    hydrateRoot(document.body, <RouterProvider router={router} />, { onRecoverableError }),
  )
  await act(async () => app.unmount())
  return repairs
}

test('a prerendered page hydrates with the setting of the router, and only with it', async () => {
  expect(await repairsOf(hydratePrerendered)).toEqual([])
  expect(await repairsOf(() => {})).not.toEqual([])
})

/** Prepares a route whose chunk is missing; the function renders it. */
async function missingRoute(message: string): Promise<() => unknown> {
  const Missing = lazyRouteComponent(() => loadUnlessLeaving(() => Promise.reject(new TypeError(message))))
  await Missing.preload?.()
  return () => (Missing as (props: object) => unknown)({})
}

test('the router reloads the page for a missing chunk, unless its mark says that it already did', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  expect(await missingRoute('Failed to fetch dynamically imported module: /a.js')).toThrow()
  expect(reload).toHaveBeenCalledOnce()
  const message = 'Failed to fetch dynamically imported module: /b.js'
  keepRouterFromReloading(message)
  expect(await missingRoute(message)).toThrow(message)
  expect(reload).toHaveBeenCalledOnce()
})

test('a chunk that is lost while the visitor leaves does not make the router reload the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  watchLeaving()
  dispatchEvent(new Event('beforeunload'))
  const message = 'error loading dynamically imported module: /c.js'
  expect(await missingRoute(message)).toThrow(message)
  expect(reload).not.toHaveBeenCalled()
})
