import { expect, test } from 'vitest'
import { mailboxOf, optionsOf } from './mailServer.ts'

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
