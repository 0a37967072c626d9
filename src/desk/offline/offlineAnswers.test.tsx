// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { offlineTexts as texts } from '#content/texts/staff/offline.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import { dropDrafts, fillField, readDraft } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { serverState } from '../data/serverState.ts'
import { sessionState } from '../data/session.ts'
import { dismissAll } from '../data/undo.ts'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { answer, type FakeServer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'
import { openVault, vaultState } from './keeping.ts'
import { keepOffline } from './keepOffline.ts'
import { queueState } from './queue.ts'
import { Vault } from './vault.ts'

const id = idOf(1)
let stop: () => Promise<void> = async () => undefined

beforeEach(() => fakeLocks())
afterEach(async () => {
  await stop()
  cleanup()
  dropDrafts()
  dismissAll()
  serverState.setState(() => 'ok')
  queueState.setState(() => [])
  sessionState.setState(() => ({ status: 'unknown' }))
  await Vault.destroy()
  vaultState.setState(() => undefined)
  vi.unstubAllGlobals()
})

function prepare(server: FakeServer) {
  server.on('session', () => ({ signedIn: true, ...owner }))
  server.on('offlineKey', () => ({ key: 'B'.repeat(43) }))
  server.on('keptEnquiries', () => ({ items: [{ id, mark: 'm', enquiry: testDetail(1) }] }))
  server.on('enquiries', () => ({ items: [testItem(1)], next: null }))
  server.on('enquiry', () => testDetail(1))
}

/** An enquiry that this device has, whose connection then breaks. */
async function showOffline(session = owner) {
  stop = keepOffline()
  const shown = await showDesk(`/enquiries/${id}`, prepare, session)
  sessionState.setState(() => ({ status: 'in', session }))
  await waitFor(async () => expect(await vaultState.get()?.names('enquiry:')).toHaveLength(1))
  shown.server.goAway(true)
  return shown
}
const testFile = (number: number, name: string) => ({ id: idOf(number), name, type: 'application/pdf', bytes: 1000 })
const body = () => screen.findByLabelText<HTMLTextAreaElement>(enquiryTexts.body)
const sendOffline = async (text: string) => {
  fireEvent.change(await body(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: enquiryTexts.send }))
  await screen.findByText(texts.answerWaits)
}
const back = (server: FakeServer) => {
  server.goAway(false)
  announceChange('ready')
}

test('an answer waits for the connection, is sent once under its key, and the notice that it waits goes', async () => {
  const { server } = await showOffline()
  await sendOffline('You can give notice.')
  expect((await body()).value).toBe('')
  await screen.findByText(texts.waits)
  await screen.findByText(texts.waiting(1))
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  back(server)
  await screen.findByText(texts.sent(1))
  expect(screen.queryByText(texts.answerWaits)).toBe(null)
  const [sent, ...more] = server.calls('answerEnquiry').filter(({ headers }) => headers.get(idempotencyHeader))
  expect(sent?.body).toMatchObject({ text: 'You can give notice.', version: 1 })
  expect([more, queueState.get()]).toEqual([[], []])
})

test('an answer that waits is taken back into its field, and nothing is sent', async () => {
  const { server } = await showOffline()
  await sendOffline('Too hasty.')
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(deskTexts.undone)
  expect((await body()).value).toBe('Too hasty.')
  expect(queueState.get()).toEqual([])
  back(server)
  await waitFor(() => expect(screen.queryByText(deskTexts.offline)).toBe(null))
  expect(server.calls('answerEnquiry').filter(({ headers }) => !headers)).toEqual([])
})

test('where a colleague was faster, the answer that waited is not sent and goes back into its field on demand', async () => {
  const { server } = await showOffline()
  await sendOffline('Mine')
  const theirs = testItem(1, { state: 'answered', version: 2 })
  server.on('answerEnquiry', () => answer(409, { message: 'changed', yours: null, theirs }))
  back(server)
  await screen.findByText(texts.conflictOfAnswer('Person 1'))
  fireEvent.click(screen.getByText(texts.backToField))
  await waitFor(async () => expect((await body()).value).toBe('Mine'))
  await waitFor(() => expect(queueState.get()).toEqual([]))
})

test('an answer that was not sent goes back with its files, beside those added since, and what was ticked for it', async () => {
  const { server } = await showOffline({ ...owner, signatures: { en: 'Asha Rao' } })
  const [deed, plan] = [testFile(7, 'deed.pdf'), testFile(8, 'plan.pdf')]
  fireEvent.focus(await body())
  act(() => fillField(`files:${id}`, JSON.stringify([deed])))
  for (const label of [enquiryTexts.keepState, enquiryTexts.signatureFollows])
    fireEvent.click(screen.getByLabelText(label, { selector: 'input' }))
  await sendOffline('See the deed.')
  await waitFor(() => expect(screen.queryByText('deed.pdf')).toBe(null))
  act(() => fillField(`files:${id}`, JSON.stringify([plan])))
  const theirs = testItem(1, { assignee: 'ravi@office.example', version: 2 })
  server.on('answerEnquiry', () => answer(409, { message: 'changed', yours: null, theirs }))
  back(server)
  fireEvent.click(await screen.findByText(texts.backToField))
  await waitFor(() => expect(queueState.get()).toEqual([]))
  await screen.findByText('deed.pdf')
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  fireEvent.click(screen.getByRole('button', { name: enquiryTexts.send }))
  const sent = { subject: expect.any(String), text: 'See the deed.', keepState: true, attachments: [deed.id, plan.id] }
  await waitFor(() => expect(server.calls('answerEnquiry').at(-1)?.body).toMatchObject(sent))
})

test('an answer that an older version of the page kept without its files goes back with its words', async () => {
  await showOffline()
  const what = { subject: 'Re', text: 'Mine', keepState: false, attachments: [idOf(7)] }
  const at = new Date().toISOString()
  const item = {
    kind: 'answer',
    key: idOf(9),
    id,
    name: 'Person 1',
    author: owner.address,
    at,
    what,
    version: 1,
  } as const
  act(() => queueState.setState(() => [{ ...item, refused: 'conflict' }]))
  fireEvent.click(await screen.findByText(texts.backToField))
  await waitFor(async () => expect((await body()).value).toBe('Mine'))
})

test('what is done after an answer that waits goes on from it', async () => {
  const { server } = await showOffline()
  await sendOffline('Done.')
  await screen.findByText(texts.waiting(1))
  fireEvent.change(screen.getByLabelText(enquiryTexts.state), { target: { value: 'closed' } })
  await screen.findByText(texts.waiting(2))
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1', version: 2 }))
  server.on('changeEnquiry', () => testItem(1, { state: 'closed', version: 3 }))
  back(server)
  await screen.findByText(texts.sent(2))
  expect(server.calls('changeEnquiry').at(-1)?.body).toEqual({ version: 2, strict: true, state: 'closed' })
})

test('what was typed is there again after the tab was closed, encrypted as long as the session lasts', async () => {
  await showOffline()
  fireEvent.change(await body(), { target: { value: 'Half an answer' } })
  await waitFor(async () => expect(await vaultState.get()?.names('draft:')).toContain(`draft:answer:${id}`))
  await stop()
  cleanup()
  // Another tab: without what this one held.
  dropDrafts()
  vaultState.setState(() => undefined)
  sessionState.setState(() => ({ status: 'unknown' }))
  stop = keepOffline()
  await showDesk(`/enquiries/${id}`, prepare)
  sessionState.setState(() => ({ status: 'in', session: owner }))
  await waitFor(async () => expect((await body()).value).toBe('Half an answer'))
  fireEvent.change(await body(), { target: { value: '' } })
  await waitFor(async () => expect(await vaultState.get()?.names('draft:answer')).toEqual([]))
})

test('no other session reads what was typed', async () => {
  await showOffline()
  fireEvent.change(await body(), { target: { value: 'Half an answer' } })
  await waitFor(async () => expect(await vaultState.get()?.names('draft:')).not.toEqual([]))
  await stop()
  dropDrafts()
  const next = { ...owner, id: 'device-2' }
  sessionState.setState(() => ({ status: 'in', session: next }))
  vaultState.setState(() => undefined)
  const { server } = await showDesk('/', prepare, next)
  expect((await openVault(next))?.session).toBe('device-2')
  expect(await vaultState.get()?.names('draft:')).toEqual([])
  expect([readDraft(`answer:${id}`), server.calls('offlineKey').length]).toEqual(['', 1])
})
