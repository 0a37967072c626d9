import { expect, test } from 'vitest'
import { pageFontsMark } from './pageFontsMark.ts'
import {
  kindSheetIn,
  kindSheetName,
  listKindSheets,
  pageStylesMark,
  sharedStylesName,
  withLinkedStyles,
} from './pageStyles.ts'

const sheets = ['first-1', 'base-2', 'site-3', 'page-about-4'].map((name) => `/assets/packed/${name}.css`)
const meta = `<meta name="${sharedStylesName}" content="${sheets.join(' ')}">`
const [first, ...others] = sheets.map((href) => `<link rel="stylesheet" href="${href}">`)
const rules = (css: string) => `<style ${pageStylesMark}>${css}</style>`
const faces = '@font-face{}'
const fonts = `<style ${pageFontsMark}="/assets/a.woff2" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`

test('a stored page links to the shared stylesheets in place of its own rules and faces, and is otherwise as it was', () => {
  const fold = (atFold: string) =>
    `<div data-fold>${atFold}${meta}</div><style>i{}</style><noscript><p>Call us</p></noscript>`
  const page = `<head>${rules('a{color:red}b{}')}</head><body>${fold(rules('u{}') + fonts)}</body>`
  expect(withLinkedStyles(page)).toBe(`<head>${first}</head><body>${fold(others.join(''))}</body>`)
})

test('where all rules are in the head, so are the links', () => {
  const page = `<head>${rules('a{}')}${rules('u{}')}</head><body>${fonts}${meta}</body>`
  expect(withLinkedStyles(page)).toBe(`<head>${first}${others.join('')}</head><body>${meta}</body>`)
})

test('a page that names no shared stylesheets keeps its rules', () => {
  const page = `<style ${pageStylesMark}>a{}</style>`
  expect(withLinkedStyles(page)).toBe(page)
})

test('a page lists the stylesheet of each kind of page, and each kind finds its own', () => {
  const kinds = ['/', '/blogs/', '/blogs/$param', '/about']
  const addresses = kinds.map((kind, index) => `/assets/${kindSheetName(kind)}-1a2b3c4${index}.css`)
  const list = listKindSheets(addresses)
  expect(kinds.map((kind) => kindSheetIn(list, kind))).toEqual(addresses)
  expect(kindSheetIn(list, '/blogs')).toBeUndefined()
  expect(kindSheetIn('', '/')).toBeUndefined()
})
