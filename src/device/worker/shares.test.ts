import { expect, test } from 'vitest'
import { isFromOtherSite } from './shares.ts'

const own = 'https://desk.example.com'

test('a post that names another site is not a share; one from this site or without an origin can be one', () => {
  expect(isFromOtherSite('https://other.example.com', own)).toBe(true)
  expect(isFromOtherSite(own, own)).toBe(false)
  expect(isFromOtherSite('null', own)).toBe(false)
  expect(isFromOtherSite(null, own)).toBe(false)
})
