import { expect, test } from 'vitest'
import { inPageMark } from '#content/pageMarks.ts'
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
