// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { owner } from '../testing/fakeServer.ts'
import { isLive, type LiveEvent, onLive, openLive, takeMessage } from './live.ts'
import { serverState } from './serverState.ts'
import { sessionState } from './session.ts'

/** A stream whose events the test sends. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1

  constructor(readonly url: string) {
    super()
    FakeSource.opened.push(this)
  }

  close() {
    this.readyState = 2
  }

  say(type: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
}
const Source = FakeSource as unknown as typeof EventSource
const last = () => FakeSource.opened.at(-1) as FakeSource

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.opened = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change reaches its listeners, and a connection says that everything may have changed', () => {
  const heard: LiveEvent[] = []
  const stop = onLive((event) => heard.push(event))
  const close = openLive(takeMessage, 5000, Source)
  expect(last().url).toBe('/api/staff/live')
  last().say('ready')
  expect(isLive.get()).toBe(true)
  const change = { kind: 'enquiry', id: 'x', what: 'new' }
  last().say('change', change)
  expect(heard).toEqual(['ready', change])
  close()
  stop()
  expect(isLive.get()).toBe(false)
})

test('a stream that the server refused is opened again after a while; one that the browser mends is left to it', () => {
  const close = openLive(takeMessage, 5000, Source)
  for (let failures = 0; failures < 12; failures += 1) {
    last().dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(5000)
  }
  expect(FakeSource.opened).toHaveLength(1)
  last().readyState = FakeSource.CLOSED
  last().dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(4999)
  expect(FakeSource.opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSource.opened).toHaveLength(2)
  close()
})

test('a connection that nothing comes through is opened again, each time later; one that is ready may be silent', () => {
  const close = openLive(takeMessage, 5000, Source)
  const [first] = FakeSource.opened
  vi.advanceTimersByTime(8000)
  expect(first?.readyState).toBe(FakeSource.CLOSED)
  expect(FakeSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(15_999)
  expect(FakeSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeSource.opened).toHaveLength(3)
  last().say('ready')
  vi.advanceTimersByTime(3_600_000)
  expect(FakeSource.opened).toHaveLength(3)
  close()
  vi.advanceTimersByTime(3_600_000)
  expect(FakeSource.opened).toHaveLength(3)
})

test('being signed out elsewhere ends the session and closes the stream', () => {
  sessionState.setState(() => ({ status: 'in', session: owner }))
  openLive(takeMessage, 5000, Source)
  last().say('signed-out')
  expect(sessionState.get().status).toBe('ended')
  expect(last().readyState).toBe(FakeSource.CLOSED)
})

test('a connection shows that the server answers again', () => {
  serverState.setState(() => 'away')
  const close = openLive(takeMessage, 5000, Source)
  last().say('ready')
  expect(serverState.get()).toBe('ok')
  close()
})
