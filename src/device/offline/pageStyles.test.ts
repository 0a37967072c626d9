import { expect, test } from 'vitest'
import { pageFontsName, pageStylesMark, sharedStylesName } from '#content/pageMarks.ts'
import { withLinkedStyles } from './pageStyles.ts'

const sheets = ['base-2', 'site-3'].map((name) => `/assets/packed/${name}.css`)
const meta = `<meta name="${sharedStylesName}" content="${sheets.join(' ')}">`
const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
const rules = (css: string) => `<style ${pageStylesMark}>${css}</style>`

test('a stored page links to the shared stylesheets in place of its own rules, and is otherwise as it was', () => {
  const page = (styles: string) =>
    `<head>${styles}${meta}<style>i{}</style></head><body><noscript><p>Call us</p></noscript></body>`
  expect(withLinkedStyles(page(rules('a{color:red}b{}') + rules('u{}')))).toBe(page(links))
})

test('a stored page asks for its fonts before its styles, so that it is laid out in them once', () => {
  const named = (styles: string) => `${styles}${meta}<meta name="${pageFontsName}" content="/sans.woff2 /serif.woff2">`
  const fonts = ['sans', 'serif'].map((name) => `<link rel="preload" as="font" crossorigin href="/${name}.woff2">`)
  expect(withLinkedStyles(named(rules('a{}') + rules('u{}')))).toBe(named(fonts.join('') + links))
})

test('a page that names no shared stylesheets keeps its rules', () => {
  const page = `<style ${pageStylesMark}>a{}</style>`
  expect(withLinkedStyles(page)).toBe(page)
})
