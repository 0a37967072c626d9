import { expect, test, vi } from 'vitest'
import { addressIn, isTranslated, localLink } from './localLink.ts'

vi.mock('virtual:translations', () => ({
  translatedPaths: ['/', '/contact', '/blogs', '/blogs/power-of-attorney-nri'],
}))

const hindi = { prefix: '/hi' }

test('a page that is translated keeps to the language, with its search words and its hash', () => {
  expect(['/', '/contact', '/blogs/power-of-attorney-nri'].map(isTranslated)).toEqual([true, true, true])
  expect(localLink('/', hindi)).toEqual({ href: '/hi' })
  expect(localLink('/blogs?page=2#list', hindi)).toEqual({ href: '/hi/blogs?page=2#list' })
})

test('search keeps to the language, and is not named to search engines as a translation', () => {
  expect(localLink('/search?q=will', hindi)).toEqual({ href: '/hi/search?q=will' })
  expect(isTranslated('/search')).toBe(false)
})

test('a page that is not translated says that it is in English', () => {
  expect(localLink('/about', hindi)).toEqual({ href: '/about', hrefLang: 'en' })
  expect(localLink('/services/Documents#faq', hindi)).toEqual({ href: '/services/Documents#faq', hrefLang: 'en' })
})

test.each([
  undefined,
  '/hi',
  '/hi/contact#contact',
  '#main',
  'mailto:a@example.com',
  'https://example.com/about',
  '//x',
])('%s stays as it is', (href) => expect(localLink(href, hindi)).toEqual({ href }))

test('a page has its address in each language that it is in', () => {
  expect(['en', 'hi'].map((lang) => addressIn(lang, '/contact'))).toEqual(['/contact', '/hi/contact'])
  expect(addressIn('hi', '/about')).toBe('/about')
})
