// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setVersionState, versionState } from './version.ts'

const flushDrafts = vi.fn(async () => {})
vi.mock('#outbox/drafts.ts', () => ({ flushDrafts }))
const reload = vi.fn()
let leaving = true
let reached = true
const message = 'Failed to fetch dynamically imported module: /assets/about-1.js'

beforeAll(async () => {
  const { watchMissingChunks } = await import('./missingChunks.ts')
  watchMissingChunks(() => leaving)
})
beforeEach(() => {
  sessionStorage.clear()
  setVersionState('current')
  leaving = true
  reached = true
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('no connection')
    return new Response()
  })
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

async function miss() {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
  await vi.waitFor(() => expect(flushDrafts).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
}

test('on the way to another page that page is loaded whole, after what was typed is on the device', async () => {
  await miss()
  expect(reload).toHaveBeenCalledOnce()
  expect(flushDrafts.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
})

test('a reload that did not help is not repeated', async () => {
  await miss()
  await miss()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection nothing is reloaded, by the router neither', async () => {
  reached = false
  await miss()
  expect(reload).not.toHaveBeenCalled()
  // The router's own mark that it has reloaded for this module already.
  expect(sessionStorage.getItem(`tanstack_router_reload:${message}`)).toBe('1')
})

test('a missing part of the page at hand tells the tab and leaves it alone', async () => {
  leaving = false
  await miss()
  expect(reload).not.toHaveBeenCalled()
  expect(versionState()).toBe('replaced')
})
