import { expect, test } from 'vitest'
import { pageFiles } from './pageFile.ts'

const fileOf = pageFiles([
  { url: 'index.html', revision: '1' },
  { url: 'about/index.html', revision: '1' },
  { url: 'privacypolicy/index.html', revision: '1' },
  { url: 'services/NCLT-Matters/index.html', revision: '1' },
  { url: 'blogs/nri-wills/index.html', revision: '1', articleId: 'blog7' },
  { url: 'articles/nri-wills.json', revision: '1' },
  { url: '404.html', revision: '1' },
])

test('OF-08 an article by id, the other privacy address and a trailing slash lead to the stored page', () => {
  expect(fileOf('/blogs/blog7')).toBe('/blogs/nri-wills/index.html')
  expect(fileOf('/articles/blog7.json')).toBe('/articles/nri-wills.json')
  expect(fileOf('/privacy-policy')).toBe('/privacypolicy/index.html')
  expect(fileOf('/about/')).toBe('/about/index.html')
  expect(fileOf('/')).toBe('/index.html')
})

test('a service path in another letter case leads to the right page', () => {
  expect(fileOf('/services/nclt-matters')).toBe('/services/NCLT-Matters/index.html')
})

test('what is not stored, and a file with a name of its own, is no stored page', () => {
  expect(fileOf('/blogs/blog8')).toBeUndefined()
  expect(fileOf('/art/window/Contact-200.webp')).toBeUndefined()
  expect(fileOf('/404')).toBeUndefined()
})
