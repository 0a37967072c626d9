// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idOf } from '../testing/testEnquiries.ts'
import { isLive, present, takeMessage } from './live.ts'
import { tellPresence } from './presence.ts'

const minute = 60_000
const one = { enquiry: idOf(1), isWriting: false }
const nothing = { enquiry: null, isWriting: false }
let said: unknown[]
let tab: ReturnType<typeof tellPresence>

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  isLive.setState(() => true)
  tab = tellPresence(async ({ tab: _, ...mark }, isLeaving) => {
    said.push(isLeaving ? [mark, 'leaving'] : mark)
  })
})
afterEach(() => {
  tab[1]()
  setVisible('visible')
  vi.useRealTimers()
})

function setVisible(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a tab says what it shows, again and again, and the way from one enquiry to the next is one message', () => {
  const [show] = tab
  show(one)
  vi.advanceTimersByTime(100)
  expect(said).toEqual([one])
  show(nothing)
  show({ enquiry: idOf(2), isWriting: true })
  vi.advanceTimersByTime(100)
  expect(said.slice(1)).toEqual([{ enquiry: idOf(2), isWriting: true }])
  vi.advanceTimersByTime(30_000)
  expect(said).toHaveLength(4)
  show(nothing)
  vi.advanceTimersByTime(minute)
  expect(said.slice(4)).toEqual([nothing])
})

test('a hidden or closed tab says at once that it shows nothing, and when it is visible again what it shows', () => {
  tab[0](one)
  vi.advanceTimersByTime(100)
  setVisible('hidden')
  expect(said).toEqual([one, [nothing, 'leaving']])
  vi.advanceTimersByTime(minute)
  expect(said).toHaveLength(2)
  setVisible('visible')
  expect(said[2]).toEqual(one)
  dispatchEvent(new Event('pagehide'))
  expect(said[3]).toEqual([nothing, 'leaving'])
})

test('who has not touched the page for five minutes is not before it, and does not keep the session alive', () => {
  tab[0](one)
  vi.advanceTimersByTime(6 * minute)
  expect(said.at(-1)).toEqual(nothing)
  const count = said.length
  vi.advanceTimersByTime(60 * minute)
  expect(said).toHaveLength(count)
  dispatchEvent(new Event('keydown'))
  expect(said.at(-1)).toEqual(one)
})

test('without the connection nothing is said, nobody is shown as present, and with a new one it is told again', () => {
  tab[0](one)
  vi.advanceTimersByTime(100)
  takeMessage({ present: [{ enquiry: idOf(1), address: 'ravi@office.example', isWriting: true }] })
  expect(present.get()).toHaveLength(1)
  takeMessage({ isLive: false })
  expect(present.get()).toEqual([])
  vi.advanceTimersByTime(minute)
  expect(said).toHaveLength(1)
  takeMessage({ event: 'ready' })
  vi.advanceTimersByTime(100)
  expect(said).toEqual([one, one])
})

test('a tab that shows nothing asks nothing of the document: its timers may outlive the one of a test', () => {
  const asked = vi.fn(() => 'visible' as const)
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: asked })
  isLive.setState(() => false)
  isLive.setState(() => true)
  vi.advanceTimersByTime(minute)
  expect(asked).not.toHaveBeenCalled()
})
