// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from '#device/outbox/item.ts'
import { isOnline, noteConnection } from '#ui/browser/connection.ts'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { watchConnection } from './watchConnection.ts'

let reached = true
let stop: (() => void) | undefined
const fetched = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  reached = true
  noteConnection()
  vi.stubGlobal('fetch', async () => {
    fetched()
    if (!reached) throw new TypeError('no connection')
    return new Response()
  })
})
afterEach(() => {
  stop?.()
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => act(() => vi.advanceTimersByTimeAsync(50))
const saved = { key: '1', kind: 'enquiry', what: 'saved' } as const

test('a write without an answer makes the page ask; the banner shows only when the site does not answer', async () => {
  stop = watchConnection()
  await renderInApp(
    <ConnectionBanner>
      <ConnectionNotice />
    </ConnectionBanner>,
  )
  announce(saved)
  await settled()
  expect(document.querySelector('[data-connection]')).toBeNull()
  reached = false
  announce(saved)
  await settled()
  expect(screen.getByRole('status').textContent).toMatch(/cannot be reached at the moment\. This page stays readable\./)
})

test('while the server is away the page keeps checking, and the banner leaves when there is an answer', async () => {
  reached = false
  stop = watchConnection()
  await renderInApp(
    <ConnectionBanner>
      <ConnectionNotice />
    </ConnectionBanner>,
  )
  announce(saved)
  await settled()
  expect(document.querySelector('[data-connection]')).not.toBeNull()
  reached = true
  await act(() => vi.advanceTimersByTimeAsync(15_100))
  expect(document.querySelector('[data-connection]')).toBeNull()
  const asked = fetched.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(fetched).toHaveBeenCalledTimes(asked)
})

test('a connection that the browser reports a moment too early is found within seconds, and one that stays away is asked for every 15 s', async () => {
  reached = false
  stop = watchConnection()
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(isOnline()).toBe(false)
  expect(fetched).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(fetched).toHaveBeenCalledTimes(2)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const asked = fetched.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(fetched).toHaveBeenCalledTimes(asked + 4)
  window.dispatchEvent(new Event('online'))
  await settled()
  reached = true
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(isOnline()).toBe(true)
})

test('a check that began before the browser reported a connection does not say that there is none', async () => {
  const failing: (() => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((_, reject) => failing.push(() => reject(new TypeError('no connection')))))
  stop = watchConnection()
  announce(saved)
  await settled()
  expect(failing).toHaveLength(1)
  vi.stubGlobal('fetch', async () => new Response())
  window.dispatchEvent(new Event('online'))
  failing[0]?.()
  await settled()
  expect(isOnline()).toBe(true)
})

test('an answer to a write proves the connection', async () => {
  noteConnection(false)
  stop = watchConnection()
  announce({ key: '1', kind: 'enquiry', what: 'sent', answer: {}, replayed: true })
  expect(isOnline()).toBe(true)
})

test('the banner can be hidden, and shows again the next time', async () => {
  await renderInApp(
    <ConnectionBanner>
      <ConnectionNotice />
    </ConnectionBanner>,
  )
  act(() => noteConnection(false))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(document.querySelector('[data-connection]')).toBeNull()
  act(() => noteConnection(true))
  act(() => noteConnection(false))
  expect(document.querySelector('[data-connection]')).not.toBeNull()
})

test('a link to another site says that it needs a connection only while there is none', async () => {
  await renderInApp(<OutsideLink href="https://example.com">Register</OutsideLink>)
  expect(screen.getByRole('link').textContent).toBe('Register (opens in a new tab)')
  act(() => noteConnection(false))
  expect(screen.getByRole('link').textContent).toBe('Register (opens in a new tab, needs a connection)')
})
