import { expect, test } from 'vitest'
import { comment } from './testComments.ts'
import { atStart, threadState } from './threadState.ts'

const a = comment('a')
const b = comment('b')

test('CM-11 a comment that was sent while the thread was being read is in it', () => {
  const sent = threadState(atStart, { what: 'arrived', arrival: { comment: b } })
  expect(sent.status).toBe('loading')
  expect(threadState(sent, { what: 'read', comments: [a] }).comments).toEqual([a, b])
  expect(threadState(sent, { what: 'read', comments: [a, b] }).comments).toEqual([a, b])
})

test('a held comment stays for its writer when the thread is read again', () => {
  const held = comment('h', { held: true })
  const loaded = threadState(atStart, { what: 'read', comments: [a] })
  const sent = threadState(loaded, { what: 'arrived', arrival: { comment: held } })
  expect(threadState(sent, { what: 'read', comments: [a] }).comments).toEqual([a, held])
  const released = comment('h')
  expect(threadState(sent, { what: 'read', comments: [a, released] }).comments).toEqual([a, released])
})

test('neither a failure nor a copy takes the place of what the server said', () => {
  const loaded = threadState(atStart, { what: 'read', comments: [a] })
  expect(threadState(loaded, { what: 'failed', details: 'x' })).toBe(loaded)
  expect(threadState(loaded, { what: 'copy', comments: [], asOf: 1 })).toBe(loaded)
})

test('OF-12 a failure leaves a copy standing, and the server replaces it', () => {
  const copy = threadState(atStart, { what: 'copy', comments: [a], asOf: 5 })
  expect(copy).toMatchObject({ status: 'copy', asOf: 5 })
  expect(threadState(copy, { what: 'failed', details: 'x' })).toBe(copy)
  const read = threadState(copy, { what: 'read', comments: [a, b] })
  expect(read.status).toBe('loaded')
  expect(read.asOf).toBeUndefined()
})
