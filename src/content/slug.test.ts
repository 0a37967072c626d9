import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['NRI Banking: Options & India', 'nri-banking-options-india'],
  ['  Who’s the heir?  ', 'who-s-the-heir'],
  ['Form 15CA – 2026', 'form-15ca-2026'],
  ['---', ''],
  ['कानून में मुख्तारनामे का असर', 'कानून-में-मुख्तारनामे-का-असर'],
])('BA-22 "%s" becomes "%s"', (displayName, slug) => {
  expect(slugOf(displayName)).toBe(slug)
})
