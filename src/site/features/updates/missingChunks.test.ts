// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '#ui/browser/leaving.ts'
import { isReplaced, reloadWhole } from './missingChunkRecovery.ts'
import { recoverFailedPage, watchMissingChunks } from './missingChunks.ts'
import { setVersionState, versionState } from './version.ts'

const own = { reload: vi.fn() }
const deps = {
  isHydrated: () => hydrated,
  recovery: async () => ({ isReplaced, reloadWhole: () => reloadWhole(own) }),
}
const reached = vi.fn<typeof fetch>(async () => new Response())
const message = 'Failed to fetch dynamically imported module: /assets/about-1.js'
let hydrated = true
let leaving = true
let stop = () => {}

watchLeaving()

beforeEach(() => {
  sessionStorage.clear()
  setVersionState('current')
  hydrated = true
  leaving = true
  vi.stubGlobal('fetch', reached)
  stop = watchMissingChunks(() => leaving, deps)
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

/** Loses a chunk and answers the error of its import. */
function miss(text = message): Error {
  const error = new Error(text)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}

/** Loses a chunk without which the page cannot be shown, as its error page does. */
const missAndRecover = () => recoverFailedPage(miss(), deps)

test('on the way to another page that page is loaded whole', async () => {
  await missAndRecover()
  expect(own.reload).toHaveBeenCalledOnce()
})

test('whoever leaves the site on that way is not brought back; a page they come back to is loaded whole', async () => {
  dispatchEvent(new Event('beforeunload'))
  const recovered = missAndRecover()
  await new Promise((resolve) => setTimeout(resolve))
  expect(own.reload).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await recovered
  expect(own.reload).toHaveBeenCalledOnce()
})

test('a reload that did not help is not repeated', async () => {
  await missAndRecover()
  await missAndRecover()
  expect(own.reload).toHaveBeenCalledOnce()
})

test('without a connection nothing is reloaded, by the router neither', async () => {
  reached.mockRejectedValueOnce(new TypeError('no connection'))
  await missAndRecover()
  expect(own.reload).not.toHaveBeenCalled()
  // The router's mark that it already reloaded for this module.
  expect(sessionStorage.getItem(`tanstack_router_reload:${message}`)).toBe('1')
})

test('before hydration nothing is reloaded, by the router neither: the prerendered page stays', () => {
  hydrated = false
  miss()
  expect(sessionStorage.getItem(`tanstack_router_reload:${message}`)).toBe('1')
})

test('a part of the old page that is lost on the way to another page reloads nothing: that page is shown', async () => {
  miss()
  await new Promise((resolve) => setTimeout(resolve))
  expect(own.reload).not.toHaveBeenCalled()
  expect(reached).not.toHaveBeenCalled()
})

test('a page that failed for another reason is not reloaded', async () => {
  await recoverFailedPage(new Error('The article cannot be read.'), deps)
  expect(own.reload).not.toHaveBeenCalled()
})

test('a missing part of the open page informs the visitor and leaves the page alone', async () => {
  leaving = false
  miss()
  await expect.poll(() => versionState()).toBe('replaced')
  expect(own.reload).not.toHaveBeenCalled()
})

test('a part that was lost on a bad line and is still on the server is announced as no new version', async () => {
  leaving = false
  const asked = reached.mockClear()
  miss('Failed to fetch dynamically imported module: https://desk.example/assets/Thread-1.js')
  await expect.poll(() => asked).toHaveBeenCalledOnce()
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked.mock.calls[0]).toEqual([
    'https://desk.example/assets/Thread-1.js',
    expect.objectContaining({ method: 'HEAD' }),
  ])
  expect(versionState()).toBe('current')
})

test('a part that the server no longer has is announced as a new version', async () => {
  leaving = false
  reached.mockResolvedValueOnce(new Response(null, { status: 404 }))
  miss('error loading dynamically imported module: https://desk.example/assets/Thread-1.js')
  await expect.poll(() => versionState()).toBe('replaced')
})
