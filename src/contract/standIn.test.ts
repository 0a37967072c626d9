import { expect, test } from 'vitest'
import { standIn } from './standIn.ts'

test('a service or an article can stand in, also one with a number in its name, and no other address', () => {
  const stands = ['/services/Documents', '/services/NCLT-Matters', '/services/Form15CA', '/blogs/form-146']
  const others = [
    '/contact',
    '/services/',
    '/services/Wills/',
    '/services/a b',
    '/blogs/Selling',
    '//services/Documents',
  ]
  expect([...stands, ...others].filter((address) => standIn.test(address))).toEqual(stands)
})
