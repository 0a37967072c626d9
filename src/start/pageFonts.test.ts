// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const fonts = () => document.querySelector('style')?.getAttribute('media')
const asked = () => [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
const end = (links: (HTMLLinkElement | undefined)[], type = 'load') => {
  for (const link of links) link?.dispatchEvent(new Event(type))
}
/** Links of scripts that start a page. */
const fourLinks = () =>
  Array.from({ length: 4 }, (_, at) => Object.assign(document.createElement('link'), { href: `/assets/${at}.js` }))
/** What is only a promise of nothing has settled by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
/** Stands for what happy-dom does not know: the faces of the document. */
const load = vi.fn(async () => {})

/** The module as a new page has it. */
async function newPage() {
  vi.resetModules()
  return await import('./pageFonts.ts')
}

beforeEach(() => {
  document.title = 'A title'
  document.head.innerHTML +=
    '<style data-page-fonts="/assets/a.woff2 /assets/b.woff2" media="not all">html{--anek:"A","B"}</style>'
  Object.defineProperty(document, 'fonts', { value: { load: load.mockClear() }, configurable: true })
  return () => document.head.replaceChildren()
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

test.each(['load', 'error'])(
  'their faces are in use when they are here, and do not show; a font may %s',
  async (type) => {
    ;(await newPage()).askForFonts()
    end([asked()[0]], type)
    await settled()
    expect(load).not.toHaveBeenCalled()
    end([asked()[1]])
    await expect.poll(() => load.mock.calls).toEqual([['1em "A","B"', 'A title']])
    expect(fonts()).toBe('not all')
  },
)

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

test('a page that shows its fonts already asks for none ahead', async () => {
  const { askForFonts, showFontsAnyway } = await newPage()
  showFontsAnyway()
  expect(fonts()).toBe(null)
  askForFonts()
  expect(asked()).toEqual([])
})
