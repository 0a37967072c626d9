// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { showFonts, showFontsAfter } from './pageFonts.ts'

const fonts = () => document.querySelector('style')?.getAttribute('media')

beforeEach(() => {
  document.head.innerHTML = '<style data-page-fonts media="not all">@font-face{font-family:Face}</style>'
})

test('a page asks for its fonts when half of its scripts have come, whichever these are', () => {
  const links = Array.from({ length: 4 }, () => document.createElement('link'))
  showFontsAfter(links)
  links[3]?.dispatchEvent(new Event('load'))
  expect(fonts()).toBe('not all')
  links[1]?.dispatchEvent(new Event('load'))
  expect(fonts()).toBe(null)
})

test('a page out of storage, whose fonts come with its stylesheets, is left as it is', () => {
  document.head.innerHTML = '<style media="print">a{}</style>'
  showFonts()
  expect(fonts()).toBe('print')
})
