// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dropPageFile } from './dropPageFile.ts'

test.each([
  ['/contact/index.html', '/contact'],
  ['/hi/index.html?from=mail#form', '/hi?from=mail#form'],
  ['/index.html', '/'],
  ['/index.html?q=/index.html', '/?q=/index.html'],
  ['/contact/', '/contact/'],
  ['/blogs/my-index.html', '/blogs/my-index.html'],
])('a page opened at %s has the address %s', (opened, address) => {
  history.replaceState({ kept: true }, '', opened)
  const { length } = history
  dropPageFile()
  expect(location.pathname + location.search + location.hash).toBe(address)
  expect([history.length, history.state]).toEqual([length, { kept: true }])
})
