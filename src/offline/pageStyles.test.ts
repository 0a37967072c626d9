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

const meta = `<meta name="${sharedStylesName}" content="/assets/base-1.css /assets/site-2.css">`

test('a stored page links to the shared stylesheets in place of its own rules, and is otherwise as it was', () => {
  const page = `<head><style ${pageStylesMark}>a{color:red}b{}</style>${meta}</head><body><style>i{}</style></body>`
  expect(withLinkedStyles(page)).toBe(
    `<head><link rel="stylesheet" href="/assets/base-1.css"><link rel="stylesheet" href="/assets/site-2.css">${meta}</head><body><style>i{}</style></body>`,
  )
})

test('with its rules go the faces of its fonts, which would be asked for late', () => {
  const faces = '@font-face{}'
  const fonts = `<style ${pageFontsMark}="/assets/a.woff2" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`
  const page = `<style ${pageStylesMark}>a{}</style>${fonts}${meta}<noscript><p>Call us</p></noscript>`
  expect(withLinkedStyles(page)).toBe(
    `<link rel="stylesheet" href="/assets/base-1.css"><link rel="stylesheet" href="/assets/site-2.css">${meta}<noscript><p>Call us</p></noscript>`,
  )
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
