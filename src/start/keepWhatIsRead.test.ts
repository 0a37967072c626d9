// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepWhatIsRead } from './keepWhatIsRead.ts'

test('each page is kept when the browser is idle, and not again for other search words or another heading', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idles.push(idle))
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const idles: (() => void)[] = []
  const rest = async () => {
    await vi.waitFor(() => expect(idles).not.toHaveLength(0))
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
  await vi.waitFor(() => expect(kept()).toEqual(['/hi', '/hi/blogs']))
  await go('/blogs?page=2')
  await go('/blogs?page=2#list')
  expect(idles).toEqual([])
})
