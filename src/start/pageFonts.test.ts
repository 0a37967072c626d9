// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { showFonts, showFontsAfter } from './pageFonts.ts'

const fonts = () => document.querySelector('style')?.getAttribute('media')

beforeEach(() => {
  document.head.innerHTML = '<style data-page-fonts media="not all">@font-face{font-family:Face}</style>'
})

/** Links of scripts that start a page. */
const fourLinks = () =>
  Array.from({ length: 4 }, (_, at) => Object.assign(document.createElement('link'), { href: `/assets/${at}.js` }))

test('a page asks for its fonts when all of its scripts have come but one, whichever that is', () => {
  const links = fourLinks()
  showFontsAfter(links)
  for (const at of [3, 0]) links[at]?.dispatchEvent(new Event('load'))
  expect(fonts()).toBe('not all')
  links[1]?.dispatchEvent(new Event('load'))
  expect(fonts()).toBe(null)
})

test('scripts that are lost on the way do not keep the fonts away', () => {
  const links = fourLinks()
  showFontsAfter(links)
  for (const at of [0, 1]) links[at]?.dispatchEvent(new Event('error'))
  links[2]?.dispatchEvent(new Event('load'))
  expect(fonts()).toBe(null)
})

test('scripts that came before anything listened count', () => {
  const links = fourLinks()
  const here = [links[0]?.href, links[2]?.href]
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    here.includes(name) ? [{ name } as PerformanceEntry] : [],
  )
  showFontsAfter(links)
  expect(fonts()).toBe('not all')
  links[3]?.dispatchEvent(new Event('load'))
  expect(fonts()).toBe(null)
})

test('a page out of storage, whose fonts come with its stylesheets, is left as it is', () => {
  document.head.innerHTML = '<style media="print">a{}</style>'
  showFonts()
  expect(fonts()).toBe('print')
})
