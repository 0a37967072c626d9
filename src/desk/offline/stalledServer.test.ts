// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EnquiryChange } from '#contract/staff/enquiries.ts'
import { sessionState } from '../data/session.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { answer, type FakeServer, fakeServer, owner } from '../testing/fakeServer.ts'
import { testItem } from '../testing/testEnquiries.ts'
import { openVault, vaultState } from './keeping.ts'
import { queueChange, queueNote, queueState, readQueue, replayQueue } from './queue.ts'
import type { QueueItem } from './queueItem.ts'
import { Vault } from './vault.ts'

let server: FakeServer
beforeEach(async () => {
  fakeLocks()
  server = fakeServer()
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  sessionState.setState(() => ({ status: 'in', session: owner }))
  await openVault(owner)
})
afterEach(async () => {
  queueState.setState(() => [])
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
  vi.unstubAllGlobals()
})

/** The server's answer when the test says so. */
function heldAnswer() {
  let give: (response: Response) => void = () => undefined
  const given = new Promise<Response>((resolve) => (give = resolve))
  return { given, give: (response: Response) => give(response) }
}
/** A lease ends when the test says so, not when the machine was slow. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
const stored = () => vaultState.get()?.read<QueueItem[]>('queue')
const note = (key: string) => queueNote(testItem(1), `Note ${key}`, key, owner.address)

test('while a call for what waits has no answer, notes and changes are stored at once', async () => {
  const held = heldAnswer()
  server.on('addNote', () => held.given)
  await note('first')
  const replay = replayQueue()
  await expect.poll(() => server.calls('addNote')).toHaveLength(1)
  await note('second')
  await queueChange(testItem(1), { state: 'closed' }, owner.address)
  expect((await stored())?.map(({ kind }) => kind)).toEqual(['note', 'note', 'change'])
  server.on('addNote', () => answer(201, {}))
  server.on('changeEnquiry', () => testItem(1, { state: 'closed', version: 2 }))
  held.give(answer(201, {}))
  expect(await replay).toBe(undefined)
  expect([await stored(), server.calls('addNote').length]).toEqual([[], 2])
})

test('an answer whose body never ends holds up nothing that is queued beside it', async () => {
  server.on('addNote', () => new Response(new ReadableStream(), { status: 201 }))
  await note('first')
  void replayQueue()
  await expect.poll(() => server.calls('addNote')).toHaveLength(1)
  await note('second')
  expect((await stored())?.map(({ key }) => key)).toEqual(['first', 'second'])
})

test('while the server does not answer with the key of a session, no tab waits for the lock of its vault', async () => {
  const held = heldAnswer()
  server.on('offlineKey', () => held.given)
  const next = { ...owner, id: 'device-2' }
  sessionState.setState(() => ({ status: 'in', session: next }))
  const opening = openVault(next)
  await expect.poll(() => server.calls('offlineKey')).toHaveLength(2)
  expect(await navigator.locks.request('desk-vault', {}, async () => 'free')).toBe('free')
  held.give(answer(200, { key: 'C'.repeat(43) }))
  expect((await opening)?.session).toBe('device-2')
})

test('a key that comes after another session has made its vault here destroys nothing of it', async () => {
  const held = heldAnswer()
  server.on('offlineKey', () => held.given)
  const opening = openVault({ ...owner, id: 'device-2' })
  await expect.poll(() => server.calls('offlineKey')).toHaveLength(2)
  stopClock()
  await Vault.create('device-3', 'D'.repeat(43), Date.now() + 9000)
  held.give(answer(200, { key: 'C'.repeat(43) }))
  expect(await opening).toBe(undefined)
  expect((await Vault.open())?.session).toBe('device-3')
})

test('where the browser refuses Web Locks, notes wait and are sent all the same', async () => {
  const refused = () => Promise.reject(new DOMException('no locks', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refused } })
  server.on('addNote', () => answer(201, {}))
  await note('first')
  await replayQueue()
  expect([server.calls('addNote').length, await stored()]).toEqual([1, []])
})

test('a lease that a wrong clock has set a year ahead holds up nothing', async () => {
  await note('first')
  const leased = ((await stored()) ?? []).map((item) => ({
    ...item,
    lease: { by: 'another tab', until: Date.now() + 365 * 24 * 3_600_000 },
  }))
  await vaultState.get()?.write([['queue', leased]])
  server.on('addNote', () => answer(201, {}))
  await replayQueue()
  expect(await stored()).toEqual([])
})

test.each([408, 425, 520])('an item that is answered with %i waits, as in the visitor’s outbox', async (status) => {
  server.on('addNote', () => answer(status))
  await note('first')
  expect(await replayQueue()).toBe(60_000)
  expect(queueState.get()[0]?.refused).toBe(undefined)
})

test('another tab leaves alone what one is sending, and takes it over when the lease has ended', async () => {
  stopClock()
  await note('first')
  const vault = vaultState.get()
  const items = (await stored()) ?? []
  await vault?.write([
    ['queue', items.map((item) => ({ ...item, lease: { by: 'another tab', until: Date.now() + 9000 } }))],
  ])
  server.on('addNote', () => answer(201, {}))
  expect(await replayQueue()).toBe(2000)
  expect([server.calls('addNote').length, queueState.get().length]).toEqual([0, 1])
  vi.setSystemTime(Date.now() + 10_000)
  expect(await replayQueue()).toBe(undefined)
  expect([server.calls('addNote').length, await stored()]).toEqual([1, []])
})

test('an answer that comes after the lease ended leaves alone what another tab does with the item', async () => {
  const held = heldAnswer()
  server.on('addNote', () => held.given)
  await note('first')
  const replay = replayQueue()
  await expect.poll(() => server.calls('addNote')).toHaveLength(1)
  const taken = ((await stored()) ?? []).map((item) => ({ ...item, lease: { by: 'another tab', until: 1 } }))
  await vaultState.get()?.write([['queue', taken]])
  server.on('addNote', () => answer(503))
  held.give(answer(404))
  await replay
  await readQueue()
  expect(queueState.get()).toMatchObject([{ key: 'first' }])
  expect(queueState.get()[0]?.refused).toBe(undefined)
})

test('a change made while another one is being sent follows it, and is no conflict with it', async () => {
  const held = heldAnswer()
  server.on('changeEnquiry', ({ body }) =>
    (body as EnquiryChange).version === 1 ? held.given : testItem(1, { state: 'closed', version: 3 }),
  )
  await queueChange(testItem(1, { version: 1 }), { state: 'inProgress' }, owner.address)
  const replay = replayQueue()
  await expect.poll(() => server.calls('changeEnquiry')).toHaveLength(1)
  await queueChange(testItem(1, { version: 1 }), { state: 'closed' }, owner.address)
  held.give(answer(200, testItem(1, { state: 'inProgress', version: 2 })))
  await replay
  expect(server.calls('changeEnquiry').map(({ body }) => body)).toEqual([
    { version: 1, state: 'inProgress', strict: true },
    { version: 2, state: 'closed', strict: true },
  ])
  expect(await stored()).toEqual([])
})
