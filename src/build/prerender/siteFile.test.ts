import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { checkSiteFile } from './siteFile.ts'

const good = {
  product: "O'Brien & Söhne",
  tagline: 'Law, at home',
  description: 'Everything.',
  origin: 'https://example.com',
  phone: '+91 98765 43210',
  email: "o'brien@example.com",
  social: [{ name: 'X', url: 'https://x.com/obrien' }],
} as const

test('the site file as it is, and one of another provider, can be built', () => {
  expect(() => checkSiteFile(site)).not.toThrow()
  expect(() => checkSiteFile(good)).not.toThrow()
  expect(() => checkSiteFile({ ...good, origin: 'http://localhost:8080', social: [] })).not.toThrow()
})

test.each([
  [{ origin: 'https://example.com/' }, 'origin: must be written https://example.com,'],
  [{ origin: 'https://Example.com' }, 'origin: must be written https://example.com,'],
  [{ origin: 'https://example.com/nri' }, 'origin: must be written https://example.com,'],
  [{ origin: 'https://präv.example' }, 'origin: must be written https://xn--prv-rla.example,'],
  [{ origin: 'example.com' }, 'origin: must be like https://example.com'],
  [{ origin: '' }, 'origin: must be like https://example.com'],
  [{ phone: '' }, 'phone: must be one number with its country'],
  [{ phone: 'call us' }, 'phone: must be one number with its country'],
  [{ email: 'desk' }, 'email: must be one address'],
  [{ email: 'Desk <desk@example.com>' }, 'email: must be one address'],
  [{ product: ' ' }, 'product: is empty'],
  [{ social: [{ name: 'X', url: 'x.com/obrien' }] as const }, 'social: X must be a whole address'],
])('a build with %j in the site file stops, and says what to write', (changes, message) => {
  expect(() => checkSiteFile({ ...good, ...changes })).toThrow(`src/content/site.ts: ${message}`)
})
