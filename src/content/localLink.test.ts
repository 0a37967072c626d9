import { describe, expect, test, vi } from 'vitest'
import { prefixOf, sourceLanguage, translations } from './languages.ts'
import { addressIn, hasPage, localLink } from './localLink.ts'

vi.mock('virtual:translations', async () => {
  const { translations } = await import('./languages.ts')
  const paths = ['/', '/contact', '/blogs', '/blogs/power-of-attorney-nri']
  return { translatedPaths: Object.fromEntries(translations.map(({ code }) => [code, paths])) }
})

test('in the language that the site is written in every page has its own address', () => {
  expect(['/', '/about', '/search'].map((path) => addressIn(sourceLanguage.code, path))).toEqual([
    '/',
    '/about',
    '/search',
  ])
})

describe.each(translations)('in $name', ({ code }) => {
  const prefix = prefixOf(code)

  test('a page that is translated keeps to the language, with its search words and its hash', () => {
    expect(['/', '/contact', '/blogs/power-of-attorney-nri'].map((path) => hasPage(code, path))).toEqual([
      true,
      true,
      true,
    ])
    expect(localLink('/', code)).toEqual({ href: prefix })
    expect(localLink('/blogs?page=2#list', code)).toEqual({ href: `${prefix}/blogs?page=2#list` })
  })

  test('search keeps to the language', () => {
    expect(localLink('/search?q=will', code)).toEqual({ href: `${prefix}/search?q=will` })
  })

  test('a page that is not translated says that it is in English', () => {
    expect(localLink('/about', code)).toEqual({ href: '/about', hrefLang: 'en' })
    expect(localLink('/services/Documents#faq', code)).toEqual({ href: '/services/Documents#faq', hrefLang: 'en' })
  })

  test('addresses that name their language, places on the page and other sites stay as they are', () => {
    const others = translations.map((one) => `${prefixOf(one.code)}/search?q=will`)
    const kept = [undefined, prefix, `${prefix}/contact#contact`, '#main', 'mailto:a@example.com', '//x', ...others]
    for (const href of [...kept, 'https://example.com/about']) expect(localLink(href, code)).toEqual({ href })
  })

  test('a page has its address in each language that it is in', () => {
    expect(addressIn(code, '/contact')).toBe(`${prefix}/contact`)
    expect(addressIn(code, '/about')).toBe('/about')
  })
})
