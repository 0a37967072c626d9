import { expect, test } from 'vitest'
import { isTrouble } from './store.ts'

const errorWith = (parts: object, message = '') => Object.assign(new Error(message), parts)

test('a way to the database that is closed is trouble of the database, a file that is missing is not', () => {
  const closed = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
  expect(closed.filter((code) => !isTrouble(errorWith({ code })))).toEqual([])
  expect(isTrouble(errorWith({ code: 'ENOENT', syscall: 'connect' }))).toBe(true)
  expect(isTrouble(errorWith({ code: 'ENOENT', syscall: 'open' }))).toBe(false)
})

test('a PostgreSQL that wants a password which was not given is trouble, and not a stack of calls', () => {
  expect(isTrouble(errorWith({}, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'))).toBe(true)
})
