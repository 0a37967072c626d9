// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followLinks, withinPrefix } from './followLinks.ts'

async function siteWith(markup: string) {
  document.body.innerHTML = markup
  const root = createRootRoute()
  const loaded = vi.fn<(path: string) => void>()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, loader: ({ location }) => loaded(location.pathname) })
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/blogs'), page('/blogs/$param')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  loaded.mockClear()
  onTestFinished(followLinks(router))
  const link = document.querySelector('a') as HTMLAnchorElement
  return { router, loaded, link }
}

const click = (at: Element, more: MouseEventInit = {}) =>
  at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('a press on what a link contains goes to its page, with its search words and its hash', async () => {
  const { router, link } = await siteWith('<a href="/blogs?page=2#list"><b>Blogs</b></a>')
  click(link.querySelector('b') as Element)
  await vi.runAllTimersAsync()
  expect(router.state.location.href).toBe('/blogs?page=2#list')
})

test.each([
  ['a click with Ctrl', '<a href="/blogs">Blogs</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/blogs">Blogs</a>', { button: 1 }],
  ['a link to a new tab', '<a href="/blogs" target="_blank">Blogs</a>', {}],
  ['a download', '<a href="/blogs" download>Blogs</a>', {}],
  ['a file that is no page', '<a href="/feed.xml">Feed</a>', {}],
  ['another site', '<a href="//example.com/blogs">Elsewhere</a>', {}],
  ['a place on the page', '<a href="#end">End</a>', {}],
])('%s is left to the browser', async (_, markup, more) => {
  const { router, link } = await siteWith(markup)
  let left: boolean | undefined
  const onClick = (event: Event) => {
    left = !event.defaultPrevented
    // The test's document has no other page to go to.
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  click(link, more)
  await vi.runAllTimersAsync()
  expect(left).toBe(true)
  expect(router.state.location.href).toBe('/')
})

test('what a component has handled stays handled', async () => {
  const { router, link } = await siteWith('<a href="/blogs">Blogs</a>')
  link.addEventListener('click', (event) => event.preventDefault())
  click(link)
  await vi.runAllTimersAsync()
  expect(router.state.location.href).toBe('/')
})

test.each(['mouseover', 'focusin'])(
  'a page is loaded ahead when %s lasts 50 ms, and not when it ends sooner',
  async (type) => {
    const { loaded, link } = await siteWith('<a href="/blogs/tax">Tax</a>')
    link.dispatchEvent(new Event(type, { bubbles: true }))
    await vi.advanceTimersByTimeAsync(40)
    link.dispatchEvent(new Event(type === 'mouseover' ? 'mouseout' : 'focusout', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(40)
    expect(loaded).not.toHaveBeenCalled()

    link.dispatchEvent(new Event(type, { bubbles: true }))
    await vi.advanceTimersByTimeAsync(60)
    expect(loaded.mock.calls).toEqual([['/blogs/tax']])
  },
)

test('a page is loaded ahead as soon as its link is pressed', async () => {
  const { loaded, link } = await siteWith('<a href="/blogs/tax">Tax</a>')
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded.mock.calls).toEqual([['/blogs/tax']])
})

test('a link that says so is not loaded ahead', async () => {
  const { loaded, link } = await siteWith('<a href="/blogs/tax" data-preload="none">Tax</a>')
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  expect(loaded).not.toHaveBeenCalled()
})

test('a page in another language is left to the browser; within it the router knows a page by its English path', () => {
  expect(['/', '/hi', '/hi/blogs'].map((path) => withinPrefix(path, { prefix: '' }))).toEqual(['/', '/hi', '/hi/blogs'])
  const hindi = ['/hi', '/hi/', '/hi/blogs/deed', '/', '/hindi', '/blogs'].map((path) =>
    withinPrefix(path, { prefix: '/hi' }),
  )
  expect(hindi).toEqual(['/', '/', '/blogs/deed', undefined, undefined, undefined])
})
