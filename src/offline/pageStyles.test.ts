import { expect, test } from 'vitest'
import { pageFontsMark } from './pageFontsMark.ts'
import {
  kindSheet,
  kindSheetIn,
  nameKindSheets,
  pageStylesMark,
  sharedStylesName,
  withLinkedStyles,
} from './pageStyles.ts'

const sheets = ['first-1', 'base-2', 'site-3', 'page-about-4'].map((name) => `/assets/packed/${name}.css`)
const meta = `<meta name="${sharedStylesName}" content="${sheets.join(' ')}">`
const [first, ...others] = sheets.map((href) => `<link rel="stylesheet" href="${href}">`)
const rules = (css: string) => `<style ${pageStylesMark}>${css}</style>`
const faces = '@font-face{}'
const fonts = `<style ${pageFontsMark} media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`

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

test('a page names the stylesheets of all kinds of page at once, and each kind that has one finds its own', () => {
  const kinds = ['/', '/blogs/', '/blogs/$param', '/about']
  const text = nameKindSheets('1a2b3c4d', ['/how-we-work'])
  expect(kinds.map((kind) => kindSheetIn(text, kind))).toEqual(kinds.map((kind) => kindSheet(kind, '1a2b3c4d')))
  expect(new Set(kinds.map((kind) => kindSheet(kind, '1'))).size).toBe(kinds.length)
  expect(kindSheetIn(text, '/how-we-work')).toBeUndefined()
  expect(kindSheetIn('', '/')).toBeUndefined()
})
