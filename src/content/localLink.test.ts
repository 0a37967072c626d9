import { translatedPaths } from 'virtual:translations'
import { describe, expect, test } from 'vitest'
import { prefixOf, sourceLanguage, translations } from './languages.ts'
import { addressIn, hasPage, localLink } from './localLink.ts'

test('in the language that the site is written in every page has its own address', () => {
  expect(['/', '/about', '/search'].map((path) => addressIn(sourceLanguage.code, path))).toEqual([
    '/',
    '/about',
    '/search',
  ])
})

describe.each(translations)('in $name', ({ code }) => {
  const prefix = prefixOf(code)
  const pages = translatedPaths[code] ?? []
  // Its home page is always translated.
  const page = pages.find((path) => path !== '/') ?? '/search'

  test('a page that is translated keeps to the language, with its search words and its hash', () => {
    expect(pages.filter((path) => !hasPage(code, path))).toEqual([])
    expect(localLink('/', code)).toEqual({ href: prefix })
    expect(localLink(`${page}?page=2#list`, code)).toEqual({ href: `${prefix}${page}?page=2#list` })
  })

  test('search keeps to the language', () => {
    expect(localLink('/search?q=will', code)).toEqual({ href: `${prefix}/search?q=will` })
  })

  test('a page that is not translated says that it is in English', () => {
    expect(localLink('/not-translated', code)).toEqual({ href: '/not-translated', hrefLang: 'en' })
    expect(localLink('/not/translated#faq', code)).toEqual({ href: '/not/translated#faq', hrefLang: 'en' })
  })

  test('addresses that name their language, places on the page and other sites stay as they are', () => {
    const others = translations.map((one) => `${prefixOf(one.code)}/search?q=will`)
    const kept = [undefined, prefix, `${prefix}/contact#contact`, '#main', 'mailto:a@example.com', '//x', ...others]
    for (const href of [...kept, 'https://example.com/about']) expect(localLink(href, code)).toEqual({ href })
  })

  test('a page has its address in each language that it is in', () => {
    expect(addressIn(code, page)).toBe(prefix + page)
    expect(addressIn(code, '/not-translated')).toBe('/not-translated')
  })
})
