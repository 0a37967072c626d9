import { expect, test } from 'vitest'
import { isSitePage } from './isSitePage.ts'

test.each(['/desk', '/desk/', '/desk/sign-in', '/desk/enquiries/1', '/api/moderate/x'])(
  'the worker leaves %s to the network, also where the site has no page of that name',
  (path) => expect(isSitePage(path)).toBe(false),
)

test.each(['/', '/blogs', '/desktop', '/services/desk'])('the worker answers for %s', (path) => {
  expect(isSitePage(path)).toBe(true)
})
