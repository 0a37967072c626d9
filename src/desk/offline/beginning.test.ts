// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceChange } from '../data/live.ts'
import { sessionState } from '../data/session.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { answer, type FakeServer, fakeServer, owner } from '../testing/fakeServer.ts'
import { testDetail, testItem } from '../testing/testEnquiries.ts'
import { keptAt, vaultState } from './keeping.ts'
import { keepOffline } from './keepOffline.ts'
import { searchEnquiries } from './keptEnquiries.ts'
import { queueNote, queueState } from './queue.ts'
import { Vault } from './vault.ts'

let server: FakeServer
let stop: () => Promise<void>
/** On a busy machine. */
const timeouts = { timeout: 8000 }
const enquiry = testDetail(1, { contactNumber: '0044 (0)20 7946 0000 after six' })

beforeEach(() => {
  fakeLocks()
  server = fakeServer()
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => ({ items: [{ id: enquiry.id, mark: 'm', enquiry }] }))
  stop = keepOffline()
  sessionState.setState(() => ({ status: 'in', session: owner }))
})
afterEach(async () => {
  await stop()
  sessionState.setState(() => ({ status: 'unknown' }))
  queueState.setState(() => [])
  await Vault.destroy()
  vaultState.setState(() => undefined)
  keptAt.setState(() => undefined)
  vi.unstubAllGlobals()
})

const isKept = () => vi.waitFor(() => expect(keptAt.get()).toBeTruthy(), timeouts)
const asked = () => server.calls('keptEnquiries').length

test.each([
  ['before the key', () => undefined],
  ['after the key', () => vi.waitFor(() => expect(vaultState.get()).toBeTruthy(), timeouts)],
])(
  'when the stream is ready %s is here, a session that begins asks for the enquiries once, and not before',
  async (_, here) => {
    await here()
    expect(asked()).toBe(0)
    announceChange('ready')
    await isKept()
    expect(asked()).toBe(1)
    // A connection later on may have missed changes.
    announceChange('ready')
    await vi.waitFor(() => expect(asked()).toBe(2), timeouts)
  },
)

test('a note that is queued while a session begins is sent when the stream is ready', async () => {
  await vi.waitFor(() => expect(vaultState.get()).toBeTruthy(), timeouts)
  server.on('addNote', () => answer(201, {}))
  await queueNote(testItem(1), 'Called back', 'note-key', owner.address)
  announceChange('ready')
  await vi.waitFor(() => expect(queueState.get()).toEqual([]), timeouts)
  expect(server.calls('addNote')).toHaveLength(1)
})

test('without a stream the enquiries are asked for after a moment', async () => {
  await isKept()
  expect(asked()).toBe(1)
})

test('what failed before the stream was ready is done again', async () => {
  announceChange('ready')
  await isKept()
  let refuse: (response: Response) => void = () => undefined
  server.on('offlineKey', () => new Promise<Response>((resolve) => (refuse = resolve)))
  const before = server.calls('offlineKey').length
  keptAt.setState(() => undefined)
  sessionState.setState(() => ({ status: 'in', session: { ...owner, id: 'device-2' } }))
  await vi.waitFor(() => expect(server.calls('offlineKey').length).toBe(before + 1), timeouts)
  announceChange('ready')
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  refuse(answer(503))
  await isKept()
})

test.each(['+44 20 7946 0000', '020 7946 0000', '(0)20-7946-0000'])(
  'without a connection, an enquiry is found by its number as %s, however it was written',
  async (text) => {
    announceChange('ready')
    await isKept()
    server.goAway(true)
    const found = await searchEnquiries({ text }, new AbortController().signal)
    expect(found.items.map(({ id }) => id)).toEqual([enquiry.id])
    const other = await searchEnquiries({ text: '+44 20 7946 0009' }, new AbortController().signal)
    expect(other.items).toEqual([])
  },
)
