// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRouter } from './App.tsx'

/** The location that the router makes of an address, before it loads any data. */
function matched(address: string) {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [address] }) })
  const match = router.matchRoutes(router.latestLocation).at(-1)
  return { error: match?.error ?? match?.searchError, search: { ...match?.search } as Record<string, unknown>, router }
}

test.each([
  ['true', 'true'],
  ['null', 'null'],
  ['false', 'false'],
  ['[1]', '[1]'],
  ['{}', '{}'],
  ['"x"', '"x"'],
  ['a&q=b', 'a'],
  ['662e41', '662e41'],
  ['12345678901234567890', '12345678901234567890'],
  ['0123', '0123'],
  ['1.0', '1.0'],
  ['50%', '50%'],
  ['%E0%A4%95', 'क'],
  ['x&__proto__=y', 'x'],
])('/search?q=%s searches for "%s", and the address stays', (query, q) => {
  const { error, search, router } = matched(`/search?q=${query}`)
  expect(error).toBeUndefined()
  expect(search.q).toBe(q)
  expect(new URLSearchParams(router.latestLocation.searchStr).get('q')).toBe(q)
})

test('any text is searched for as it is, without spaces around it, up to 200 characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.json()), (text) => {
      const { error, search } = matched(`/search?q=${encodeURIComponent(text)}`)
      expect(error).toBeUndefined()
      expect(text.trim().startsWith(String(search.q ?? ''))).toBe(true)
      expect(search.q === undefined).toBe(text.trim() === '')
      if (text.trim().length < 200) expect(search.q ?? '').toBe(text.trim())
    }),
  )
})

test('no query, and no fault in its percent signs, is an error on any page', () => {
  const routes = ['/', '/search', '/blogs', '/blogs/blog1', '/contact', '/tools/residence', '/nowhere', '/blogs/%E0%A4']
  fc.assert(
    fc.property(fc.constantFrom(...routes), fc.string({ unit: 'grapheme-ascii' }), (path, query) => {
      const { error } = matched(`${path}?${query.replaceAll('#', '')}`)
      expect(error === undefined || (error as { isNotFound?: boolean }).isNotFound).toBe(true)
    }),
  )
})

test.each([
  ['3', 3],
  ['1', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  ['2.5', undefined],
  ['-2', undefined],
  ['true', undefined],
  ['12345678901234567890', undefined],
  ['3&page=4', 3],
])('BL-10 /blogs?page=%s is page %s', (query, page) => {
  expect(matched(`/blogs?page=${query}`).search.page).toBe(page)
})
