import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './plainSearch.ts'

const text = fc.string({ unit: 'grapheme' })

test('whatever stands in an address is read as text, and never as something else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.json().map((json) => `?q=${json}`),
      ),
      (query) => {
        for (const value of Object.values(parseSearch(query))) expect(typeof value).toBe('string')
      },
    ),
  )
})

test('a value is the same after it was written into an address and read again', () => {
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.json(), fc.bigInt().map(String))), (values) => {
      expect({ ...parseSearch(stringifySearch(values)) }).toEqual({ ...values })
    }),
  )
})

test.each(['true', 'null', '[1]', '{}', '"x"', '662e41', '0123', '12345678901234567890', '-0', '1e3', 'false'])(
  '%s stays the text that it is',
  (q) => {
    expect({ ...parseSearch(`?q=${q}`) }).toEqual({ q })
    expect(parseSearch(stringifySearch({ q })).q).toBe(q)
  },
)

test('of a name that comes twice the first value counts, and percent signs that encode nothing stay', () => {
  expect({ ...parseSearch('?q=a&q=b') }).toEqual({ q: 'a' })
  expect(parseSearch('?q=50%').q).toBe('50%')
  expect(parseSearch('?q=%zz').q).toBe('%zz')
  expect(typeof parseSearch('?q=%E0%A4').q).toBe('string')
})

test('what has no value is left out of the address', () => {
  expect(stringifySearch({ page: undefined })).toBe('')
  expect(stringifySearch({ page: 3, q: '' })).toBe('?page=3&q=')
})
