// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDrafts, fillField, readDraft, writeDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { noteSession, noteSessionEnd, sessionState } from '../data/session.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { type FakeServer, fakeServer, owner } from '../testing/fakeServer.ts'
import { draftsIn } from './keepDrafts.ts'
import { keptAt, vaultState } from './keeping.ts'
import { keepOffline } from './keepOffline.ts'
import { Vault } from './vault.ts'

/** On a busy machine. */
const timeouts = { timeout: 8000 }
let server: FakeServer
let stop: () => Promise<void>

beforeEach(() => {
  fakeLocks()
  server = fakeServer()
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => ({ items: [] }))
  server.on('enquiry', () => ({}))
  stop = keepOffline()
  noteSession({ signedIn: true, ...owner })
})
afterEach(async () => {
  await stop()
  dropDrafts()
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
  keptAt.setState(() => undefined)
  vi.unstubAllGlobals()
})

const draftsOf = (session: string) =>
  vi.waitFor(async () => {
    const vault = vaultState.get()
    expect(vault?.session).toBe(session)
    return vault ? await draftsIn(vault) : []
  }, timeouts)

/** Whether the browser would ask before it closes the page. */
function asksBeforeClosing(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

async function typeAndEnd() {
  announceChange('ready')
  await vi.waitFor(() => expect(keptAt.get()).toBeTruthy(), timeouts)
  writeDraft('answer:one', 'What I think of it')
  await vi.waitFor(async () => expect(await draftsOf(owner.id)).toEqual(['answer:one']), timeouts)
  expect(asksBeforeClosing()).toBe(false)
  noteSessionEnd()
  await vi.waitFor(async () => expect(await Vault.open()).toBe(undefined), timeouts)
}

test('what was typed before a session ended is kept for the next one of the same member, without another word', async () => {
  await typeAndEnd()
  noteSession({ signedIn: true, ...owner, id: 'device-2' })
  announceChange('ready')
  await vi.waitFor(async () => expect(await draftsOf('device-2')).toEqual(['answer:one']), timeouts)
  // Closed and opened anew.
  await stop()
  dropDrafts()
  vaultState.setState(() => undefined)
  sessionState.setState(() => ({ status: 'unknown' }))
  stop = keepOffline()
  noteSession({ signedIn: true, ...owner, id: 'device-2' })
  await vi.waitFor(() => expect(readDraft('answer:one')).toBe('What I think of it'), timeouts)
})

test('a colleague who signs in after it gets none of it', async () => {
  await typeAndEnd()
  noteSession({ signedIn: true, ...owner, address: 'ravi@office.example', id: 'device-2' }, () => undefined)
  expect(readDraft('answer:one')).toBe('')
})

test.each(['answer:one', 'log:one', 'new-enquiry:message', 'task:new:words', 'office', 'correction:one'])(
  'the browser asks before it closes a page whose session has ended and whose %s is typed, and not once that is gone',
  async (name) => {
    await typeAndEnd()
    fillField('answer:one', '')
    expect(asksBeforeClosing()).toBe(false)
    fillField(name, 'What I think of it')
    expect(asksBeforeClosing()).toBe(true)
    fillField(name, '')
    expect(asksBeforeClosing()).toBe(false)
  },
)

test('the browser asks before it closes a page with what was typed before its session ended', async () => {
  await typeAndEnd()
  expect(asksBeforeClosing()).toBe(true)
})
