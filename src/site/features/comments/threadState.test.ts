import { expect, test } from 'vitest'
import { comment } from './testing/testComments.ts'
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

test('CM-06 a lost connection after an error status offers the form; an error status after it leaves the form', () => {
  const failed = threadState(atStart, { what: 'failed', details: 'HTTP error! status: 500' })
  expect(failed).toMatchObject({ status: 'failed', details: 'HTTP error! status: 500' })
  const away = threadState(failed, { what: 'unreachable', details: 'away' })
  expect(away).toMatchObject({ status: 'unreachable', details: 'away' })
  expect(threadState(away, { what: 'unreachable', details: 'away' })).toBe(away)
  const refused = threadState(away, { what: 'failed', details: 'HTTP error! status: 503' })
  expect(refused).toMatchObject({ status: 'unreachable', details: 'HTTP error! status: 503' })
})

test('OB-08 what was sent before the thread could be read is shown at once', () => {
  const away = threadState(atStart, { what: 'unreachable', details: 'away' })
  const sent = threadState(away, { what: 'arrived', arrival: { comment: b } })
  expect(sent.comments).toEqual([b])
  expect(threadState(sent, { what: 'read', comments: [a, b] }).comments).toEqual([a, b])
})

test('the same copy again changes nothing', () => {
  const copy = threadState(atStart, { what: 'copy', comments: [a], asOf: 5 })
  expect(threadState(copy, { what: 'copy', comments: [a], asOf: 5 })).toBe(copy)
})

test('a thread that is read again keeps the earlier comments that newer ones pushed out of the page', () => {
  const [c, d] = [comment('c'), comment('d')]
  const loaded = threadState(atStart, { what: 'read', comments: [b, c], earlier: '?before=2' })
  expect(threadState(loaded, { what: 'read', comments: [c, d], earlier: '?before=3' })).toMatchObject({
    comments: [b, c, d],
    earlier: '?before=2',
  })
  const whole = threadState(loaded, { what: 'readEarlier', comments: [a] })
  expect(whole.comments).toEqual([a, b, c])
  const again = threadState(whole, { what: 'read', comments: [c, d], earlier: '?before=3' })
  expect(again.comments).toEqual([a, b, c, d])
  expect(again.earlier).toBeUndefined()
})

test('a thread in which everything is new since the last reading starts over', () => {
  const [c, d] = [comment('c'), comment('d')]
  const loaded = threadState(atStart, { what: 'read', comments: [a, b], earlier: undefined })
  expect(threadState(loaded, { what: 'read', comments: [c, d], earlier: '?before=3' })).toMatchObject({
    comments: [c, d],
    earlier: '?before=3',
  })
})
