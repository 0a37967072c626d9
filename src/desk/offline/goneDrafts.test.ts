// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginAttempt } from '../data/attempts.ts'
import { draftNames, dropDrafts, readDraft, writeDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { sessionState } from '../data/session.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { answer, type FakeServer, fakeServer, owner } from '../testing/fakeServer.ts'
import { idOf, testDetail } from '../testing/testEnquiries.ts'
import { draftsIn } from './keepDrafts.ts'
import { keptAt, vaultState } from './keeping.ts'
import { keepOffline } from './keepOffline.ts'
import { Vault } from './vault.ts'

/** On a busy machine. */
const timeouts = { timeout: 8000 }
/** An enquiry that is erased, one that is too old to be kept, and a person of whom only a comment is stored. */
const [gone, old, person, comment] = [idOf(1), idOf(2), idOf(3), idOf(4)]
const aboutGone = ['answer', 'subject', 'files', 'base', 'note', 'log', 'logged'].map((field) => `${field}:${gone}`)
const ofGone = [...aboutGone, `conflict:${gone}:note`, `enquiryTask:${gone}:new:words`]
const others = [`answer:${old}`, `personTask:${person}:new:words`, 'template:new:words', `reply:${comment}`]
let server: FakeServer
let stop: () => Promise<void>
let known: ReadonlySet<string>

beforeEach(() => {
  fakeLocks()
  known = new Set([gone, old, person, comment])
  server = fakeServer()
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => {
    const enquiry = testDetail(1)
    return { items: known.has(gone) ? [{ id: gone, mark: 'm', enquiry }] : [] }
  })
  for (const name of ['enquiry', 'person', 'comment'] as const)
    server.on(name, ({ id }) => (known.has(id) ? testDetail(2) : answer(404)))
  stop = keepOffline()
  sessionState.setState(() => ({ status: 'in', session: owner }))
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

/** Waits until the vault has these drafts only. */
const isKept = (names: readonly string[]) =>
  vi.waitFor(async () => {
    const vault = vaultState.get()
    expect((vault ? await draftsIn(vault) : []).sort()).toEqual([...names].sort())
  }, timeouts)
async function type() {
  announceChange('ready')
  await vi.waitFor(() => expect(keptAt.get()).toBeTruthy(), timeouts)
  for (const name of [...ofGone, ...others]) writeDraft(name, 'What I think of it')
  beginAttempt(`answer:${gone}`, 'What I think of it')
  await isKept([...ofGone, ...others, `attempt:answer:${gone}`])
}

test.each([
  ['by its id', gone],
  ['among others', ''],
])('an enquiry that is erased, named %s, takes every draft about it along, and no other', async (_, id) => {
  await type()
  known = new Set([old, person, comment])
  announceChange({ kind: 'enquiry', id, what: 'gone' })
  await isKept(others)
  expect([...draftNames()].sort()).toEqual([...others].sort())
  expect(Object.keys(sessionStorage).filter((key) => key.includes(gone))).toEqual([])
})

test('a device that was away while a person was erased drops the drafts when it has a connection again', async () => {
  await type()
  await stop()
  dropDrafts()
  vaultState.setState(() => undefined)
  sessionState.setState(() => ({ status: 'unknown' }))
  known = new Set([old])
  stop = keepOffline()
  sessionState.setState(() => ({ status: 'in', session: owner }))
  announceChange('ready')
  const left = others.filter((name) => !name.includes(person) && !name.includes(comment))
  await isKept(left)
  expect([...draftNames()].sort()).toEqual([...left].sort())
})

test('as long as the server does not say that an enquiry is gone, nothing that was typed about it is dropped', async () => {
  await type()
  known = new Set([person, comment])
  server.on('enquiry', () => answer(503))
  announceChange({ kind: 'enquiry', id: '', what: 'gone' })
  // Asked about last.
  await vi.waitFor(() => expect(server.calls('person')).toHaveLength(1), timeouts)
  expect(server.calls('enquiry').map(({ id }) => id)).toEqual([gone, old])
  expect([readDraft(`note:${gone}`), readDraft(`answer:${old}`)]).toEqual(['What I think of it', 'What I think of it'])
})
