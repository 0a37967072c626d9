// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepWhatIsRead } from './keepWhatIsRead.ts'

const worker = (controller?: object) => {
  const container = Object.assign(new EventTarget(), { ready: Promise.resolve(), controller })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  return container
}

test('each page is kept when the browser is idle, and not again for other search words or another heading', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idles.push(idle))
  worker({})
  onTestFinished(() => void vi.unstubAllGlobals())
  const idles: (() => void)[] = []
  const rest = async () => {
    await expect.poll(() => idles).not.toHaveLength(0)
    for (const idle of idles.splice(0)) idle()
  }
  const keepTranslated = vi.fn(async (_path: string) => {})
  const kept = () => keepTranslated.mock.calls.map(([path]) => path)
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/blogs' })]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const go = async (href: string) => {
    history.replaceState({}, '', `/hi${href}`)
    await router.navigate({ href })
  }

  history.replaceState({}, '', '/hi')
  const begun = keepWhatIsRead(router, async () => ({ keepTranslated }))
  await rest()
  await begun
  expect(kept()).toEqual(['/hi'])
  await go('/blogs')
  expect(kept()).toEqual(['/hi'])
  await rest()
  await expect.poll(() => kept()).toEqual(['/hi', '/hi/blogs'])
  await go('/blogs?page=2')
  await go('/blogs?page=2#list')
  expect(idles).toEqual([])
})

test('a font that came before the worker is asked for again once the worker sees it', async () => {
  const container = worker()
  const font = `${location.origin}/assets/asked/devanagari-C2Fw8K1U.woff2`
  const entries = [font, `${location.origin}/assets/serif-DJvwRdll.woff2`].map((name) => ({ name }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList)
  const fetch = vi.fn(async (_url: string) => new Response())
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await keepWhatIsRead(router, async () => ({ keepTranslated: async () => {} }))
  expect(fetch).not.toHaveBeenCalled()
  container.controller = {}
  container.dispatchEvent(new Event('controllerchange'))
  await expect.poll(() => fetch.mock.calls).toEqual([[font]])
})
