// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const links = () => [...document.querySelectorAll('link')].map(({ rel }) => rel)
const fontsWait = () => document.querySelector('style')?.getAttribute('media') === 'not all'

beforeEach(() => {
  document.documentElement.removeAttribute('data-asked')
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] })
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<template id="scripts"><link rel="preload" as="script" href="/assets/react.js" data-step><link rel="preload" as="script" href="/assets/page.js"></template><style data-page-fonts="/assets/a.woff2" media="not all"></style>'
})
afterEach(() => vi.useRealTimers())

/** The module as a new page has it, in a browser with these parts of `navigator`. */
async function newPage(parts: object = {}) {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  vi.resetModules()
  return await import('./scriptLinks.ts')
}

test('on a first visit the scripts leave the line to the hero for an eighth of the time that the page took', async () => {
  const { prepareScripts } = await newPage()
  vi.spyOn(performance, 'now').mockReturnValue(80)
  prepareScripts()
  vi.advanceTimersByTime(9)
  expect(links()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(links()).toEqual(['preload', 'preload'])
})

/** Lays the page out: whoever observes its size hears of it. */
function layOut(pictureTop: number): void {
  for (const picture of document.querySelectorAll('img'))
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, pictureTop))
  for (const hear of layouts) hear()
}
const layouts = new Set<() => void>()

test('they are asked for after the layout after which lazy pictures are, and where none are near the layout changes nothing', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      hear: () => void
      constructor(hear: () => void) {
        this.hear = hear
      }
      observe() {
        layouts.add(this.hear)
      }
      disconnect() {
        layouts.delete(this.hear)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { prepareScripts } = await newPage()
  vi.spyOn(performance, 'now').mockReturnValue(8000)
  prepareScripts()
  layOut(0)
  expect(links()).toEqual([])
  document.body.insertAdjacentHTML('beforeend', '<img loading="lazy" src="/a.webp">')
  layOut(innerHeight + 2600)
  expect(links()).toEqual([])
  expect(document.documentElement.hasAttribute('data-asked')).toBe(false)
  layOut(innerHeight + 2400)
  expect(links()).toHaveLength(2)
  expect(document.documentElement.hasAttribute('data-asked')).toBe(true)
  expect(layouts.size).toBe(0)

  document.body.innerHTML = ''
  document.documentElement.removeAttribute('data-asked')
  prepareScripts()
  vi.advanceTimersByTime(1000)
  layOut(innerHeight + 2600)
  expect(layouts.size).toBe(0)
})

test('where a worker controls the page they wait for the first paint, and fonts and ornaments do not wait', async () => {
  const { prepareScripts } = await newPage({ serviceWorker: { controller: {} } })
  prepareScripts()
  expect([links(), fontsWait()]).toEqual([[], false])
  expect(document.documentElement.hasAttribute('data-asked')).toBe(true)
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(links()).toHaveLength(2)
})

test('fonts wait for the scripts on a first visit', async () => {
  ;(await newPage()).prepareScripts()
  vi.advanceTimersByTime(1000)
  expect(fontsWait()).toBe(true)
})

test('a page in a background tab, which paints nothing, asks for them at once', async () => {
  const { prepareScripts } = await newPage()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  prepareScripts()
  expect(links()).toHaveLength(2)
})

test('whoever waits for the links gets those that start the page, once it has asked for them', async () => {
  const { askForScripts, prepareScripts, scriptLinks } = await newPage()
  prepareScripts()
  const ask = scriptLinks()
  askForScripts()
  vi.advanceTimersByTime(1000)
  expect((await ask).map(({ href }) => new URL(href).pathname)).toEqual(['/assets/react.js'])
  expect(links()).toHaveLength(2)
})

test('the page of the development server, which has no links, does not wait for any', async () => {
  document.body.innerHTML = ''
  expect(await (await newPage()).scriptLinks()).toEqual([])
})

test('Chromium asks for the scripts as modules, which it compiles as they come', async () => {
  const { askForScripts } = await newPage({ userAgentData: {} })
  askForScripts()
  expect(links()).toEqual(['modulepreload', 'modulepreload'])
})

test('other browsers ask for them as files, for some never ask again for a module whose preload was lost', async () => {
  ;(await newPage()).askForScripts()
  expect(links()).toEqual(['preload', 'preload'])
})
