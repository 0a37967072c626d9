import { expect, test } from 'vitest'
import { inPageMark } from '#content/articleFiles.ts'
import { storedPage } from './storedPage.ts'

test('a page is stored without its data, which is stored as a file, and names that file', () => {
  const data = (text: string) =>
    `<script type="application/json" ${inPageMark}="/articles/a.json /articles/b.json">${text}</script>`
  const page = (end: string) => `<body><p>Text</p><script>start()</script>${end}</body>`
  expect(storedPage(page(data('{"b":"\\u003cp>"}')))).toBe(page(data('')))
})
