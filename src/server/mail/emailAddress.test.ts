import { expect, test } from 'vitest'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from './emailAddress.ts'

test('an address with control characters, invisible ones, lone surrogates or an impossible domain is not an address', () => {
  const wrong = [
    'a\u0007@b.example',
    'a\u200b@b.example',
    'a@b\u200d.example',
    'a\ud800@b.example',
    'a\u202eb@c.example',
  ]
  for (const address of [...wrong, 'a@-b.cd', 'a@b-.cd', 'a@b..cd', `a@${'b'.repeat(64)}.cd`, 'a@b_c.de'])
    expect(isEmailAddress(address), JSON.stringify(address)).toBe(false)
  for (const address of [
    'asha@example.org',
    'o.k+tag@b-c.example',
    'आशा@उदाहरण.भारत',
    'a@xn--p1b6ci4b4b3a.xn--h2brj9c',
  ])
    expect(isEmailAddress(address), address).toBe(true)
})

test('an address that mail programs would decode into another is not an address', () => {
  expect(isEmailAddress('=?utf-8?q?bank=40example=2Ecom?=@example.org')).toBe(false)
  expect(isEmailAddress('a=b?c@example.org')).toBe(true)
})

test('an address that some mail servers refuse is recognised, and a domain is written in ASCII', () => {
  expect(['आशा@example.org', 'asha@example.org'].map(isAsciiAddress)).toEqual([false, true])
  expect(withAsciiDomain('asha@उदाहरण.भारत')).toBe('asha@xn--p1b6ci4b4b3a.xn--h2brj9c')
})
