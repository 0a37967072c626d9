import { expect, test } from 'vitest'
import { headScriptMark, inPageMark, pageFontsName, pageStylesMark, stylesheetsName } from '#content/pageMarks.ts'
import { storedPage } from './storedPage.ts'

test('a page is stored without its data, which is stored as a file, and names that file', () => {
  const data = (text: string) =>
    `<script type="application/json" ${inPageMark}="/articles/a.json /articles/b.json">${text}</script>`
  const page = (end: string) => `<body><p>Text</p><script>start()</script>${end}</body>`
  expect(storedPage(page(data('{"b":"\\u003cp>"}')))).toBe(page(data('')))
})

test('a page is stored without preloads of its hero and without what other sites read of it', () => {
  const page = (more: string) =>
    `<head>${more}<meta name="description" content="D"></head><body><img src="/art/hero/home-1000.webp"></body>`
  const preload = '<link rel="preload" as="image" imageSrcSet="/art/hero/home-1000.webp 1000w"/>'
  const metas = '<meta property="og:title" content="T"/><meta name="twitter:card" content="summary"/>'
  expect(storedPage(page(preload + metas))).toBe(page(''))
})

const meta = `<meta name="${stylesheetsName}" content="/assets/packed/base-2.css /assets/packed/site-3.css">`
const link = '<link rel="stylesheet" href="/assets/packed/base-2.css">'
const rules = (css: string) => `<style ${pageStylesMark}>${css}</style>`

test('a stored page links to the stylesheet of all pages in place of their rules, and keeps those of its kind', () => {
  const page = (styles: string) =>
    `<head>${styles}${rules('u{}')}${meta}<style>i{}</style></head><body><noscript><p>Call us</p></noscript></body>`
  expect(storedPage(page(rules('a{color:red}b{}')))).toBe(page(link))
})

test('a stored page asks for its fonts before its styles, so that it is laid out in them once', () => {
  const named = (styles: string) =>
    `${styles}${rules('u{}')}${meta}<meta name="${pageFontsName}" content="/sans.woff2 /serif.woff2">`
  const fonts = ['sans', 'serif'].map((name) => `<link rel="preload" as="font" crossorigin href="/${name}.woff2">`)
  expect(storedPage(named(rules('a{}')))).toBe(named(fonts.join('') + link))
})

test('a stored page links to a file in place of the two scripts that all pages carry, and keeps the others', () => {
  const page = (script: string) => `<head><script>theme()</script>${script}<script>start()</script></head>`
  const inline = `<script ${headScriptMark}="/assets/head-1.js">mark()</script><script>for(let i=0;i<2;i++)record("$&")</script>`
  expect(storedPage(page(inline))).toBe(page('<script src="/assets/head-1.js"></script>'))
})

test('a page that names no stylesheets keeps its rules', () => {
  const page = `<style ${pageStylesMark}>a{}</style>`
  expect(storedPage(page)).toBe(page)
})
