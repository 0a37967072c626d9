// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { askForFonts, askForFontsAfter, showFontsAnyway } from './pageFonts.ts'

const end = (links: (HTMLLinkElement | undefined)[], type = 'load') => {
  for (const link of links) link?.dispatchEvent(new Event(type))
}
/** Links of scripts that start a page. */
const fourLinks = () =>
  Array.from({ length: 4 }, (_, at) => Object.assign(document.createElement('link'), { href: `/assets/${at}.js` }))
/** Promises that wait for nothing have settled by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
/** Stands for what happy-dom does not know: the faces of the document. */
const load = vi.fn()

beforeEach(() => {
  document.title = 'A title'
  document.head.innerHTML += '<style data-page-fonts media="not all">html{--sans:"A","B"}</style>'
  Object.defineProperty(document, 'fonts', {
    value: { load: load.mockReset().mockResolvedValue([]) },
    configurable: true,
  })
  return () => document.head.replaceChildren()
})

test('a page asks for its fonts when all of its scripts have come, and does not show them yet', async () => {
  const links = fourLinks()
  askForFontsAfter(links)
  end([links[3], links[0], links[1]])
  await settled()
  expect(load).not.toHaveBeenCalled()
  end([links[2]])
  await expect.poll(() => load.mock.calls).toEqual([['1em "A","B"', 'A title']])
  expect(document.querySelector('style')?.getAttribute('media')).toBe('not all')
})

test('scripts that are lost on the way do not keep the fonts away', async () => {
  const links = fourLinks()
  askForFontsAfter(links)
  end(links.slice(1))
  end([links[0]], 'error')
  await expect.poll(() => load).toHaveBeenCalled()
})

test('scripts that came before anything listened count', async () => {
  const links = fourLinks()
  const here = [links[0]?.href, links[2]?.href]
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    here.includes(name) ? [{ name } as PerformanceEntry] : [],
  )
  askForFontsAfter(links)
  end([links[3]])
  await settled()
  expect(load).not.toHaveBeenCalled()
  end([links[1]])
  await expect.poll(() => load).toHaveBeenCalled()
})

test('a page that shows its fonts already asks for none ahead', () => {
  showFontsAnyway()
  expect(document.querySelector('style')?.hasAttribute('media')).toBe(false)
  askForFonts()
  expect(load).not.toHaveBeenCalled()
})
