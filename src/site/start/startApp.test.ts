// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recoverDropped, startApp } from './startApp.ts'

const rels = () => [...document.querySelectorAll('link')].map(({ rel }) => rel)
const load = vi.fn(async (_: string) => {})
const evaluated = () => load.mock.calls.map(([href]) => new URL(href).pathname)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] })
  load.mockReset().mockResolvedValue()
  document.documentElement.removeAttribute('data-fonts')
  document.documentElement.removeAttribute('data-opening')
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<template id="scripts"><link rel="preload" as="script" href="/assets/react.js" data-step><link rel="preload" as="script" href="/assets/frame.js" data-step><link rel="preload" as="script" href="/assets/page.js"></template>'
})
afterEach(() => vi.useRealTimers())

/** Lets the browser paint, and what waits for that go on. */
async function paint(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await vi.advanceTimersByTimeAsync(20)
  }
}

test('on a first visit the scripts leave the line to the hero for a fifth of the time that the page took, and are evaluated in their order', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(50)
  startApp(load)
  await vi.advanceTimersByTimeAsync(9)
  expect(rels()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(rels()).toEqual(['preload', 'preload', 'preload'])
  await paint()
  expect(evaluated()).toEqual(['/assets/react.js', '/assets/frame.js'])
  expect(document.documentElement.hasAttribute('data-fonts')).toBe(false)
})

test('on a line that takes a minute for the page they wait for half a second', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  startApp(load)
  await vi.advanceTimersByTimeAsync(499)
  expect(rels()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(rels()).toHaveLength(3)
})

test('where a worker controls the page fonts show at once, and the scripts, which are on the device, wait for the first paint', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  startApp(load)
  expect([rels(), document.documentElement.getAttribute('data-fonts')]).toEqual([[], 'shown'])
  await paint()
  expect(evaluated()).toHaveLength(2)
})

/** Opens a page that took 100 ms to come. */
function openAt(name: string, type = 'navigate') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name, type }] as unknown as PerformanceEntry[])
  vi.spyOn(performance, 'now').mockReturnValue(100)
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'readyState'))
  startApp(load)
}
const parse = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
/** For what the rest of the page, or its pictures, wait. */
const opensAfter = () => document.documentElement.getAttribute('data-opening')

test('a page is its first screen alone until it was painted and its scripts are asked for, and at the longest until it has loaded', async () => {
  load.mockReturnValue(new Promise(() => {}))
  openAt('https://example.com/blogs/a')
  await vi.advanceTimersByTimeAsync(20)
  expect([rels().length, opensAfter()]).toEqual([3, 'paint'])
  parse()
  await paint()
  expect(opensAfter()).toBe('answer')

  openAt('https://example.com/blogs/a')
  expect(opensAfter()).toBe('paint')
  dispatchEvent(new Event('load'))
  expect(opensAfter()).toBe('answer')
})

test('its pictures below wait until its scripts are here or one is lost, and not longer than until the visitor scrolls', async () => {
  openAt('https://example.com/blogs/a')
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(opensAfter()).toBeNull()
  dispatchEvent(new Event('load'))
  expect(opensAfter()).toBeNull()
  for (const isLost of [false, true]) {
    openAt('https://example.com/blogs/a')
    expect(opensAfter()).toBe('paint')
    if (isLost) load.mockRejectedValue(new Error('lost'))
    parse()
    await paint()
    expect([isLost, opensAfter()]).toEqual([isLost, null])
  }
})

test.each([
  ['an anchor', 'https://example.com/blogs/a#part', 'navigate'],
  ['a passage', 'https://example.com/blogs/a#:~:text=part', 'navigate'],
  ['where a reload left it', 'https://example.com/blogs/a', 'reload'],
  ['where Back finds it', 'https://example.com/blogs/a', 'back_forward'],
])('a page that opens at %s is whole from the start', (_, name, type) => {
  openAt(name, type)
  expect(opensAfter()).toBeNull()
})

test('input has them asked for at once, and so has a background tab, which paints nothing', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(80_000)
  startApp(load)
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(0)
  expect(rels()).toHaveLength(3)
})

test('a script that the line drops is asked for again, and the page is set in its fonts meanwhile', async () => {
  load.mockRejectedValueOnce(new Error('lost'))
  vi.spyOn(performance, 'now').mockReturnValue(0)
  startApp(load)
  await paint()
  expect(document.documentElement.getAttribute('data-fonts')).toBe('shown')
  await vi.advanceTimersByTimeAsync(1000)
  expect(evaluated()).toEqual(['/assets/react.js', '/assets/react.js', '/assets/frame.js'])
})

test('before hydration stylesheets that stay missing lead to a reload, and later they are only asked for again', async () => {
  const reload = vi.fn(async () => {})
  recoverDropped(reload, async () => {})
  const loseFour = () => {
    for (let lost = 0; lost < 4; lost += 1) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      document.head.append(link)
      link.dispatchEvent(new Event('error'))
    }
  }
  document.documentElement.dataset.hydrated = ''
  loseFour()
  expect(reload).not.toHaveBeenCalled()
  delete document.documentElement.dataset.hydrated
  loseFour()
  expect(reload).toHaveBeenCalled()
})
