// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isOnline, noteConnection, onConnectionChange } from './connection.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  noteConnection()
})

test('the browser’s event is told to every subscriber once, and what one of them finds out by a request holds', () => {
  const heard: string[] = []
  ends.push(
    onConnectionChange(() => {
      heard.push('first')
      // As a request that fails at once.
      if (heard.length === 1) noteConnection(false)
    }),
    onConnectionChange(() => heard.push('second')),
  )
  dispatchEvent(new Event('online'))
  expect(isOnline()).toBe(false)
  expect(heard.filter((one) => one === 'second').length).toBeGreaterThan(0)
})

test('after the last one has left, nothing listens; a subscriber of two subscriptions leaves one at a time', () => {
  let calls = 0
  const count = () => {
    calls += 1
  }
  const [one, two] = [onConnectionChange(count), onConnectionChange(count)]
  dispatchEvent(new Event('offline'))
  expect(calls).toBe(2)
  one()
  dispatchEvent(new Event('offline'))
  expect(calls).toBe(3)
  two()
  dispatchEvent(new Event('offline'))
  expect(calls).toBe(3)
})
