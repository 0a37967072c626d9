// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
let stop: () => Promise<void>
/** On a busy machine. */
const timeouts = { timeout: 8000 }

beforeEach(async () => {
  fakeLocks()
  server = fakeServer()
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => ({ items: [] }))
  stop = keepOffline()
  sessionState.setState(() => ({ status: 'in', session: owner }))
  announceChange('ready')
  await vi.waitFor(() => expect(server.calls('keptEnquiries')).toHaveLength(1), timeouts)
})
afterEach(async () => {
  await stop()
  queueState.setState(() => [])
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
  vi.unstubAllGlobals()
})

const tooMany = (pause: string) => new Response('{}', { status: 429, headers: { 'Retry-After': pause } })

test('after too many calls what waits is sent when the server says, once and without another event', async () => {
  let refusedAt = 0
  server.on('addNote', () => {
    refusedAt = performance.now()
    return tooMany('1')
  })
  await queueNote(testItem(1), 'Called back', 'note-key', owner.address)
  announceChange('ready')
  await vi.waitFor(() => expect(server.calls('addNote')).toHaveLength(1), timeouts)
  server.on('addNote', () => answer(201, {}))
  await vi.waitFor(() => expect(queueState.get()).toEqual([]), timeouts)
  expect(performance.now() - refusedAt).toBeGreaterThan(900)
  const keys = server.calls('addNote').map(({ headers }) => headers.get(idempotencyHeader))
  expect(keys).toEqual(['note-key', 'note-key'])
  await vi.waitFor(() => expect(server.calls('keptEnquiries')).toHaveLength(2), timeouts)
})

test('of two events at once one timer is left, with the last pause, and nothing else is asked for until then', async () => {
  const pauses = ['1', '2']
  let refusedAt = 0
  server.on('addNote', () => {
    const pause = pauses.shift()
    if (!pause) return answer(201, {})
    refusedAt = performance.now()
    return tooMany(pause)
  })
  await queueNote(testItem(1), 'Called back', 'note-key', owner.address)
  announceChange('ready')
  announceChange('ready')
  await vi.waitFor(() => expect(server.calls('addNote')).toHaveLength(2), timeouts)
  await vi.waitFor(() => expect(queueState.get()).toEqual([]), timeouts)
  expect(performance.now() - refusedAt).toBeGreaterThan(1900)
  expect(server.calls('addNote')).toHaveLength(3)
  // When the session began, and after the note was sent.
  await vi.waitFor(() => expect(server.calls('keptEnquiries').length).toBeGreaterThan(1), timeouts)
  expect(server.calls('keptEnquiries')).toHaveLength(2)
})

test('changes of others during the pause send nothing, also long after what is kept was compared', async () => {
  const now = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 6 * 60_000)
  onTestFinished(() => clock.mockRestore())
  server.on('addNote', () => tooMany('60'))
  // With the same key it waits once, and behind whatever is sent now.
  const behindSending = () => queueNote(testItem(1), 'Called back', 'note-key', owner.address)
  await behindSending()
  announceChange('ready')
  await vi.waitFor(() => expect(server.calls('addNote')).toHaveLength(1), timeouts)
  await behindSending()
  for (let times = 0; times < 5; times += 1) announceChange({ kind: 'enquiry', id: '', what: 'changed' })
  await behindSending()
  expect(server.calls('addNote')).toHaveLength(1)
})
