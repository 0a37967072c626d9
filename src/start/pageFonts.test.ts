// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const fonts = () => document.querySelector('style')?.getAttribute('media')
const asked = () => [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
const end = (links: (HTMLLinkElement | undefined)[], type = 'load') => {
  for (const link of links) link?.dispatchEvent(new Event(type))
}
const hydrate = () => document.documentElement.setAttribute('data-hydrated', '')
/** Links of scripts that start a page. */
const fourLinks = () =>
  Array.from({ length: 4 }, (_, at) => Object.assign(document.createElement('link'), { href: `/assets/${at}.js` }))
/** What is only a promise of nothing has settled by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Which faces a page has loaded so far, as the browser knows it. */
function faces({ areLoaded = false } = {}) {
  const stub = {
    areLoaded,
    check: vi.fn(() => stub.areLoaded),
    load: vi.fn(async () => {
      stub.areLoaded = true
    }),
  }
  Object.defineProperty(document, 'fonts', { value: stub, configurable: true })
  return stub
}

/** The module as a new page has it. */
async function newPage() {
  vi.resetModules()
  return await import('./pageFonts.ts')
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-hydrated')
  document.head.innerHTML =
    '<style data-page-fonts="/assets/a.woff2 /assets/b.woff2" media="not all">html{--anek:"A","B"}</style>'
  faces({ areLoaded: true })
})

test('a page asks for its fonts when all of its scripts have come but one, whichever that is', async () => {
  const links = fourLinks()
  ;(await newPage()).askForFontsAfter(links)
  end([links[3], links[0]])
  await settled()
  expect(asked()).toEqual([])
  end([links[1]])
  await expect
    .poll(() => asked().map((link) => link.getAttribute('href')))
    .toEqual(['/assets/a.woff2', '/assets/b.woff2'])
  expect(fonts()).toBe('not all')
})

test('fonts show once they are here and the page is hydrated, so that they lay it out once', async () => {
  ;(await newPage()).askForFonts()
  end([asked()[0]])
  hydrate()
  await settled()
  expect(fonts()).toBe('not all')
  end([asked()[1]])
  await expect.poll(fonts).toBe(null)
})

test('the faces of the fonts are loaded before they show, also those that a stylesheet made the browser forget', async () => {
  const { check, load } = faces()
  let times = 0
  load.mockImplementation(async () => {
    times += 1
    check.mockImplementation(() => times === 2)
  })
  document.title = 'A title'
  ;(await newPage()).askForFonts()
  hydrate()
  end(asked())
  await expect.poll(fonts).toBe(null)
  expect(load.mock.calls).toEqual(Array(2).fill(['1em "A","B"', 'A title']))
})

test('a face that does not load does not keep the others away', async () => {
  const { load } = faces()
  load.mockRejectedValue(new Error('lost'))
  ;(await newPage()).askForFonts()
  hydrate()
  end(asked())
  await expect.poll(fonts).toBe(null)
})

test('fonts that came first wait for hydration', async () => {
  ;(await newPage()).askForFonts()
  end(asked())
  await settled()
  expect(fonts()).toBe('not all')
  hydrate()
  await expect.poll(fonts).toBe(null)
})

test('a font that is lost does not keep the others away', async () => {
  ;(await newPage()).askForFonts()
  end([asked()[0]], 'error')
  end([asked()[1]])
  hydrate()
  await expect.poll(fonts).toBe(null)
})

test('fonts are asked for once', async () => {
  const { askForFonts } = await newPage()
  askForFonts()
  askForFonts()
  expect(asked()).toHaveLength(2)
})

test('scripts that are lost on the way do not keep the fonts away', async () => {
  const links = fourLinks()
  ;(await newPage()).askForFontsAfter(links)
  end([links[0], links[1]], 'error')
  end([links[2]])
  await expect.poll(asked).toHaveLength(2)
})

test('scripts that came before anything listened count', async () => {
  const links = fourLinks()
  const here = [links[0]?.href, links[2]?.href]
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    here.includes(name) ? [{ name } as PerformanceEntry] : [],
  )
  ;(await newPage()).askForFontsAfter(links)
  await settled()
  expect(asked()).toEqual([])
  end([links[3]])
  await expect.poll(asked).toHaveLength(2)
})

test('a page out of storage, whose fonts come with its stylesheets, is left as it is', async () => {
  document.head.innerHTML = '<style media="print">a{}</style>'
  const { askForFonts, showFonts } = await newPage()
  askForFonts()
  await showFonts()
  expect([fonts(), asked()]).toEqual(['print', []])
})

test('a page that shows its fonts already asks for none ahead', async () => {
  document.querySelector('style')?.removeAttribute('media')
  ;(await newPage()).askForFonts()
  expect(asked()).toEqual([])
})
