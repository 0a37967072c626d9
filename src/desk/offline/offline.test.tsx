// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { offlineTexts as texts } from '#content/texts/staff/offline.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { claimDrafts, dropDrafts, readDraft, writeDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { serverState } from '../data/serverState.ts'
import { noteSessionEnd, sessionState } from '../data/session.ts'
import { signOut } from '../session/signOut.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { answer, type FakeServer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'
import { keptAt, vaultState } from './keeping.ts'
import { keepOffline, openOffline } from './keepOffline.ts'
import { queueState } from './queue.ts'
import { Vault } from './vault.ts'

const details = [testDetail(1, { name: 'Asha Rao' }), testDetail(2, { name: 'Sita Devi', state: 'closed' })]
let stop: () => Promise<void> = async () => undefined

beforeEach(() => {
  fakeLocks()
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
})
afterEach(async () => {
  await stop()
  cleanup()
  dropDrafts()
  serverState.setState(() => 'ok')
  queueState.setState(() => [])
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
  keptAt.setState(() => undefined)
  vi.unstubAllGlobals()
})

function prepare(server: FakeServer, kept: EnquiryDetail[] = details) {
  server.on('session', () => ({ signedIn: true, ...owner }))
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => ({ items: kept.map((enquiry) => ({ id: enquiry.id, mark: 'm', enquiry })) }))
  server.on('enquiries', () => ({ items: [testItem(1, { name: 'Asha Rao' })], next: null }))
  server.on('enquiry', () => details[0])
  server.on('signOut', () => answer(204))
}

/** The workplace with everything kept, whose connection then breaks. */
async function showOffline(path: string) {
  await stop()
  stop = keepOffline()
  const shown = await showDesk(path, (server) => prepare(server))
  sessionState.setState(() => ({ status: 'in', session: owner }))
  announceChange('ready')
  // Asked by this page, and not by one of the test before that was still at it, and stored in this page's vault.
  await waitFor(() => expect(shown.server.calls('keptEnquiries')).not.toEqual([]))
  await waitFor(async () => expect(await vaultState.get()?.names('enquiry:')).toHaveLength(details.length))
  await waitFor(() => expect(keptAt.get()).toBeTruthy())
  shown.server.goAway(true)
  return shown
}
const back = (server: FakeServer) => {
  server.goAway(false)
  announceChange('ready')
}
const note = async (text: string) => {
  fireEvent.change(await screen.findByLabelText(enquiryTexts.note), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: enquiryTexts.addNote }))
  await screen.findByText(texts.noteWaits)
}
/** Chooses a state once the choice before is no longer under way. */
const setState = async (state: string) => {
  const field = await screen.findByLabelText(enquiryTexts.state)
  await waitFor(() => expect(field.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.change(field, { target: { value: state } })
}

test('without a connection the page opens with who was signed in, the list with filters, and enquiries in full', async () => {
  await showOffline('/')
  cleanup()
  vaultState.setState(() => undefined)
  keptAt.setState(() => undefined)
  sessionState.setState(() => ({ status: 'unknown' }))
  claimDrafts('ravi@office.example')
  writeDraft('note:1', 'What a colleague typed in this tab')
  await openOffline()
  expect(sessionState.get()).toEqual({ status: 'in', session: owner })
  expect(readDraft('note:1')).toBe('')
  const { router } = await showDesk('/', (server) => server.goAway(true))
  expect(await screen.findByText(texts.keptNow, { exact: false })).toBeTruthy()
  expect(await screen.findByText('Asha Rao')).toBeTruthy()
  expect(screen.queryByText('Sita Devi')).toBe(null)
  fireEvent.click(screen.getByText(inboxTexts.views.all))
  fireEvent.click(await screen.findByText('Sita Devi'))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(2)}`))
  expect(await screen.findByText(/What can I do\?/, { selector: '[dir=auto] > span' })).toBeTruthy()
})

test('a note and a change made without a connection are shown as waiting, and sent once when it returns', async () => {
  const { server } = await showOffline(`/enquiries/${idOf(1)}`)
  await note('Called back')
  expect(await screen.findByText(texts.waits)).toBeTruthy()
  await setState('inProgress')
  await setState('closed')
  await screen.findByText(texts.waiting(2))
  expect((await Vault.open())?.session).toBe(owner.id)
  server.on('addNote', () => answer(201, {}))
  server.on('changeEnquiry', () => testItem(1, { state: 'closed', version: 2 }))
  back(server)
  announceChange('ready')
  await waitFor(() => expect(screen.queryByText(texts.waiting(2))).toBe(null))
  await waitFor(() => expect(queueState.get()).toEqual([]))
  const [sent, ...more] = server.calls('addNote').filter(({ headers }) => headers.get(idempotencyHeader))
  expect([sent?.body, more]).toEqual([{ text: 'Called back' }, []])
  expect(server.calls('changeEnquiry').map(({ body }) => body)).toEqual([{ version: 1, strict: true, state: 'closed' }])
})

test('a change that a colleague was faster with is shown with both versions, and decided by its writer', async () => {
  const { server } = await showOffline(`/enquiries/${idOf(1)}`)
  await setState('closed')
  await screen.findByText(texts.waiting(1))
  const theirs = testItem(1, { state: 'answered', version: 5 })
  server.on('changeEnquiry', () => answer(409, { message: 'changed', yours: null, theirs }))
  back(server)
  fireEvent.click(await screen.findByRole('button', { name: texts.decide }))
  const dialog = within(await screen.findByRole('dialog', { name: enquiryTexts.conflictTitle }))
  expect(dialog.getByText(`${enquiryTexts.state}: ${inboxTexts.states.answered}`)).toBeTruthy()
  expect(dialog.getByText(`${enquiryTexts.state}: ${inboxTexts.states.closed}`)).toBeTruthy()
  await signOut()
  expect(sessionState.get().status).toBe('in')
  const takeYours = () => fireEvent.click(dialog.getByRole('button', { name: enquiryTexts.useYours }))
  server.on('changeEnquiry', () => answer(429))
  takeYours()
  // Not taken, it is still there to be decided.
  await screen.findByText(deskTexts.tooMany)
  server.on('changeEnquiry', () => ({ ...theirs, state: 'closed', version: 6 }))
  takeYours()
  await waitFor(() => expect(queueState.get()).toEqual([]))
  expect(server.calls('changeEnquiry').map(({ body }) => (body as { version: number }).version)).toEqual([1, 5, 5])
})

test('a change whose answer was lost is no conflict with itself', async () => {
  const { server } = await showOffline(`/enquiries/${idOf(1)}`)
  await setState('closed')
  await screen.findByText(texts.waiting(1))
  const theirs = testItem(1, { state: 'closed', version: 2 })
  server.on('changeEnquiry', () => answer(409, { message: 'changed', yours: null, theirs }))
  back(server)
  await waitFor(() => expect(queueState.get()).toEqual([]))
})

test('a note on an enquiry that was erased meanwhile keeps its words until its writer discards it', async () => {
  const { server } = await showOffline(`/enquiries/${idOf(1)}`)
  await note('Called back')
  server.on('addNote', () => answer(404))
  back(server)
  expect(await screen.findByText(/was not taken/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.discard }))
  await waitFor(() => expect(queueState.get()).toEqual([]))
})

test('signing out deletes the key and what was kept, also without a connection, but not while something waits', async () => {
  const { server } = await showOffline(`/enquiries/${idOf(1)}`)
  await note('Called back')
  await signOut()
  expect(await Vault.open()).toBeTruthy()
  expect(await screen.findByText(texts.undecided)).toBeTruthy()
  server.on('addNote', () => answer(201, {}))
  server.goAway(false)
  await signOut()
  expect(sessionState.get().status).toBe('out')
  await waitFor(async () => expect(await Vault.open()).toBe(undefined))
  cleanup()
  const again = await showOffline('/')
  await signOut()
  expect(await Vault.open()).toBe(undefined)
  expect(await screen.findByText(texts.signOutAway)).toBeTruthy()
  expect(again.server.calls('signOut')).toEqual([])
})

test('when the session ends the key goes; what waits goes into the same person’s next one', async () => {
  const { server } = await showOffline(`/enquiries/${idOf(1)}`)
  await note('Called back')
  noteSessionEnd()
  await waitFor(async () => expect(await Vault.open()).toBe(undefined))
  expect(queueState.get()).toHaveLength(1)
  server.on('addNote', () => answer(201, {}))
  const next = { ...owner, id: 'device-2' }
  // Asked by the page, too, once there is a connection.
  server.on('session', () => ({ signedIn: true, ...next }))
  server.goAway(false)
  sessionState.setState(() => ({ status: 'in', session: next }))
  await waitFor(() => expect(server.calls('addNote')).toHaveLength(1))
  await waitFor(() => expect(keptAt.get()).toBeTruthy())
  expect((await Vault.open())?.session).toBe('device-2')
  expect(screen.queryByText(deskTexts.sessionEnded)).toBe(null)
})

test('as long as nothing waits, no queue is kept that could hide what waits in another tab', async () => {
  const { server } = await showOffline('/')
  back(server)
  await waitFor(() => expect(server.calls('keptEnquiries').length).toBeGreaterThan(1))
  expect(await vaultState.get()?.names('queue')).toEqual([])
})

test('who may not read enquiries any more loses those that this device kept', async () => {
  await showOffline('/')
  sessionState.setState(() => ({ status: 'in', session: { ...owner, role: 'moderator' } }))
  await waitFor(async () => expect(await Vault.open()).toBe(undefined))
  expect([vaultState.get(), keptAt.get()]).toEqual([undefined, undefined])
})

test('signing out is over only when the key is gone', async () => {
  const { server } = await showOffline('/')
  await stop()
  server.goAway(false)
  await signOut()
  expect([sessionState.get().status, await Vault.open()]).toEqual(['out', undefined])
})

test('an erased enquiry goes from the device at once; other changes wait for minutes', async () => {
  const { server } = await showOffline('/')
  server.goAway(false)
  const asked = () => server.calls('keptEnquiries').length
  const before = asked()
  announceChange({ kind: 'enquiry', id: idOf(2), what: 'changed' })
  server.on('keptEnquiries', () => ({ items: [] }))
  announceChange({ kind: 'enquiry', id: idOf(2), what: 'gone' })
  await waitFor(async () => expect(await vaultState.get()?.names('enquiry:')).toEqual([]))
  expect(asked()).toBe(before + 1)
})
