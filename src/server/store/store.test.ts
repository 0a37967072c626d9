import { expect, test } from 'vitest'
import { isTransientDbError } from './store.ts'

const errorWith = (parts: object, message = '') => Object.assign(new Error(message), parts)

test('a network error on the way to the database is transient, a missing file is not', () => {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
  expect(codes.filter((code) => !isTransientDbError(errorWith({ code })))).toEqual([])
  expect(isTransientDbError(errorWith({ code: 'ENOENT', syscall: 'connect' }))).toBe(true)
  expect(isTransientDbError(errorWith({ code: 'ENOENT', syscall: 'open' }))).toBe(false)
})

test('a missing PostgreSQL password is explained instead of printing a stack trace', () => {
  expect(isTransientDbError(errorWith({}, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'))).toBe(
    true,
  )
})

test('a transaction that PostgreSQL ended because it was idle for too long, or took too long, may be tried again', () => {
  expect(['25P03', '25P04'].map((code) => isTransientDbError(errorWith({ code })))).toEqual([true, true])
})
