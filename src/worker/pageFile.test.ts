import { expect, test } from 'vitest'
import { pageFileOf } from './pageFile.ts'

test('OF-08 an article by id, the other privacy address and a trailing slash lead to the stored page', () => {
  expect(pageFileOf('/blogs/blog1')).toBe('/blogs/understanding-nri-inheritance-laws/index.html')
  expect(pageFileOf('/privacy-policy')).toBe('/privacypolicy/index.html')
  expect(pageFileOf('/about/')).toBe('/about/index.html')
  expect(pageFileOf('/')).toBe('/index.html')
})

test('a service path in another letter case leads to the right page', () => {
  expect(pageFileOf('/services/nclt-matters')).toBe('/services/NCLT-Matters/index.html')
})

test('a file is no page', () => {
  expect(pageFileOf('/art/window/Contact-200.webp')).toBeUndefined()
})
