import { expect, test } from 'vitest'
import { imapReason, mailboxOf, optionsOf } from './mailServer.ts'

test('a bare % in a password or folder is taken as it stands, as mail is sent with it; an escaped one is read', () => {
  for (const [written, meant] of [
    ['50%off', '50%off'],
    ['50%25off', '50%off'],
    ['p%40ss', 'p@ss'],
  ] as const) {
    const url = `imaps://desk%40example.com:${written}@mail.example.com/${written}`
    expect(optionsOf({ url, cleartext: false })?.auth).toEqual({ user: 'desk@example.com', pass: meant })
    expect(mailboxOf(url)).toEqual({ folder: meant, mailbox: `desk@example.com@mail.example.com ${meant}` })
  }
})

test('the reason that a mailbox cannot be read names what to correct, and nothing of the server’s own words', () => {
  const refused = (fields: object) => imapReason(Object.assign(new Error('Command failed'), fields))
  // As imapflow gives them for Dovecot's answers.
  const wrongPassword = { serverResponseCode: 'AUTHENTICATIONFAILED', authenticationFailed: true, responseText: 'desk' }
  expect(refused(wrongPassword)).toBe('name or password refused')
  expect(refused({ authenticationFailed: true })).toBe('name or password refused')
  expect(refused({ serverResponseCode: 'UNAVAILABLE', authenticationFailed: true })).toBe('UNAVAILABLE')
  expect(refused({ mailboxMissing: true, response: "8 NO Mailbox doesn't exist: Nope" })).toBe('no such folder')
  expect(refused({ tlsFailed: true })).toBe('no TLS offered')
  expect(refused({ code: 'ECONNREFUSED' })).toBe('ECONNREFUSED')
  expect(refused({ serverResponseCode: 'desk@example.com' })).toBe('unknown')
})
