// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idempotencyHeader } from '#contract/calls.ts'
import { announceChange } from '../data/live.ts'
import { sessionState } from '../data/session.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { answer, type FakeServer, fakeServer, owner } from '../testing/fakeServer.ts'
import { testItem } from '../testing/testEnquiries.ts'
import { vaultState } from './keeping.ts'
import { keepOffline } from './keepOffline.ts'
import { queueNote, queueState } from './queue.ts'
import { Vault } from './vault.ts'

let server: FakeServer
let stop: () => void

beforeEach(async () => {
  fakeLocks()
  server = fakeServer()
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => ({ items: [] }))
  stop = keepOffline()
  sessionState.setState(() => ({ status: 'in', session: owner }))
  await vi.waitFor(() => expect(server.calls('keptEnquiries')).toHaveLength(1))
})
afterEach(async () => {
  stop()
  queueState.setState(() => [])
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
  vi.unstubAllGlobals()
})

test('after too many calls what waits is sent when the server says, once and without another event', async () => {
  server.on('addNote', () => new Response('{}', { status: 429, headers: { 'Retry-After': '1' } }))
  await queueNote(testItem(1), 'Called back', 'note-key', owner.address)
  announceChange('ready')
  await vi.waitFor(() => expect(server.calls('addNote')).toHaveLength(1))
  const refusedAt = performance.now()
  server.on('addNote', () => answer(201, {}))
  await vi.waitFor(() => expect(queueState.get()).toEqual([]), { timeout: 5000 })
  expect(performance.now() - refusedAt).toBeGreaterThan(900)
  const keys = server.calls('addNote').map(({ headers }) => headers.get(idempotencyHeader))
  expect(keys).toEqual(['note-key', 'note-key'])
})

test('of two events at once one timer is left, with the last pause, and nothing else is asked for until then', async () => {
  const pauses = ['1', '2']
  server.on('addNote', () => {
    const pause = pauses.shift()
    return pause ? new Response('{}', { status: 429, headers: { 'Retry-After': pause } }) : answer(201, {})
  })
  await queueNote(testItem(1), 'Called back', 'note-key', owner.address)
  announceChange('ready')
  announceChange('ready')
  await vi.waitFor(() => expect(server.calls('addNote')).toHaveLength(2))
  const refusedAt = performance.now()
  await vi.waitFor(() => expect(queueState.get()).toEqual([]), { timeout: 5000 })
  expect(performance.now() - refusedAt).toBeGreaterThan(1900)
  expect(server.calls('addNote')).toHaveLength(3)
  // When the session began, and after the note was sent.
  await vi.waitFor(() => expect(server.calls('keptEnquiries').length).toBeGreaterThan(1))
  expect(server.calls('keptEnquiries')).toHaveLength(2)
})
