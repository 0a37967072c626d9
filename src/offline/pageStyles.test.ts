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

const sheets = ['base-2', 'site-3', 'page-about-4'].map((name) => `/assets/packed/${name}.css`)
const meta = `<meta name="${sharedStylesName}" content="${sheets.join(' ')}">`
const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
const rules = (css: string) => `<style ${pageStylesMark}>${css}</style>`
const names = 'html{}'
const fonts = `<style ${pageFontsMark} media="not all">${names}</style><noscript><style>${names}</style></noscript>`

test('a stored page links to the shared stylesheets in place of its own rules and fonts, and is otherwise as it was', () => {
  const page = (styles: string) =>
    `<head>${styles}${meta}<style>i{}</style></head><body><noscript><p>Call us</p></noscript></body>`
  expect(withLinkedStyles(page(rules('a{color:red}b{}') + rules('u{}') + fonts))).toBe(page(links))
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
