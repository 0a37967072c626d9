// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { newEnquiryTexts, snoozeTexts, inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { EnquiryChange, EnquirySearch } from '#contract/staff/enquiries.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail, testItem } from '../testing/testEnquiries.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
})
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const yesterday = new Date(Date.now() - 86_400_000).toISOString()

test('s puts the open enquiry off, which opens the next one, and undo takes it up again', async () => {
  const items = [testItem(1), testItem(2)]
  const { server, router } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByText('Person 2')
  await screen.findByLabelText(enquiryTexts.body)
  fireEvent.keyDown(document.body, { key: 's' })
  const dialog = within(await screen.findByRole('dialog', { name: snoozeTexts.title }))
  fireEvent.click(dialog.getByText(snoozeTexts.laters.week))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(2)}`))
  const [until] = server.calls('changeEnquiry').map(({ body }) => (body as EnquiryChange).snoozedUntil)
  expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(5 * 86_400_000)
  fireEvent.keyDown(document.body, { key: 'z' })
  await waitFor(() => expect(server.calls('changeEnquiry').at(-1)?.body).toMatchObject({ snoozedUntil: null }))
})

test.each([
  ['still to come', { snoozedUntil: tomorrow, dueAt: tomorrow }],
  ['due already', { snoozedUntil: null, dueAt: yesterday }],
])('undo gives a closed enquiry a reminder back that is %s', async (_, reminder) => {
  const items = [testItem(1, { state: 'waiting', ...reminder }), testItem(2)]
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByLabelText(enquiryTexts.body)
  fireEvent.keyDown(document.body, { key: 'e' })
  await screen.findByText(texts.changed(1, texts.states.closed))
  fireEvent.keyDown(document.body, { key: 'z' })
  await screen.findByText(deskTexts.undone)
  const back = { state: 'waiting', snoozedUntil: reminder.dueAt }
  expect(server.calls('changeEnquiry').at(-1)?.body).toEqual({ version: 2, ...back })
})

test('undo gives each of several closed ones its own reminder back, and puts none off that was not', async () => {
  const waiting = { state: 'waiting', snoozedUntil: tomorrow, dueAt: tomorrow } as const
  const { server } = await showDesk('/', inboxServer([testItem(1, waiting), testItem(2, { dueAt: tomorrow })]))
  fireEvent.click(await screen.findByRole('button', { name: texts.views.all }))
  for (const name of ['Person 1', 'Person 2']) fireEvent.click(await screen.findByLabelText(texts.select(name)))
  fireEvent.change(screen.getByLabelText(texts.setState), { target: { value: 'closed' } })
  await screen.findByText(texts.changed(2, texts.states.closed))
  fireEvent.keyDown(document.body, { key: 'z' })
  await screen.findByText(deskTexts.undone)
  expect(server.calls('changeEnquiries').at(-1)?.body).toEqual({
    items: [
      { id: idOf(1), version: 2, state: 'waiting', snoozedUntil: tomorrow },
      { id: idOf(2), version: 2, state: 'new' },
    ],
  })
})

test('what is put off is not among what waits for an answer, and has a view of its own', async () => {
  const { server } = await showDesk('/', inboxServer([testItem(1), testItem(2, { snoozedUntil: tomorrow })]))
  await screen.findByText('Person 1')
  expect(screen.queryByText('Person 2')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: texts.views.later }))
  await screen.findByText('Person 2')
  expect(server.calls('enquiries').at(-1)?.body as EnquirySearch).toMatchObject({ snoozed: true, states: [] })
})

test('an enquiry that came by phone is taken down once, and opens', async () => {
  let isAway = true
  const { server, router } = await showDesk('/', (prepared) => {
    inboxServer([])(prepared)
    prepared.on('createEnquiry', () => (isAway ? answer(503) : answer(201, testItem(7))))
    prepared.on('enquiry', () => testDetail(7))
  })
  fireEvent.click(await screen.findByRole('button', { name: newEnquiryTexts.title }))
  const dialog = within(screen.getByRole('dialog', { name: newEnquiryTexts.title }))
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fill(enquiryTexts.name, 'Sita Devi')
  fill(enquiryTexts.phone, '+971 50 123 4567')
  fill(newEnquiryTexts.message, 'A plot in Pune')
  const save = () => fireEvent.click(dialog.getByRole('button', { name: newEnquiryTexts.save }))
  save()
  await dialog.findByRole('alert')
  isAway = false
  save()
  await screen.findByText(newEnquiryTexts.made('PD-0000-0007'))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(7)}`))
  const [first, second] = server.calls('createEnquiry')
  expect(second?.body).toEqual({
    ...{ channel: 'phone', name: 'Sita Devi', email: '', contactNumber: '+971 50 123 4567', message: 'A plot in Pune' },
    ...{ service: '', assignee: owner.address },
  })
  expect(second?.headers.get(idempotencyHeader)).toBe(first?.headers.get(idempotencyHeader))
})

test('taken down again after its dialog was closed, it is the same enquiry: of the same kind, about the same service', async () => {
  const { server } = await showDesk('/', (prepared) => {
    inboxServer([])(prepared)
    prepared.on('createEnquiry', () => answer(503))
  })
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: newEnquiryTexts.title }))
    return within(screen.getByRole('dialog', { name: newEnquiryTexts.title }))
  }
  const first = await open()
  const fill = (label: string, value: string) => fireEvent.change(first.getByLabelText(label), { target: { value } })
  fill(enquiryTexts.channel, 'visit')
  fill(enquiryTexts.service, 'NCLT-Matters')
  fill(newEnquiryTexts.message, 'A plot in Pune')
  fireEvent.click(first.getByRole('button', { name: newEnquiryTexts.save }))
  await first.findByRole('alert')
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }))
  const again = await open()
  fireEvent.click(again.getByRole('button', { name: newEnquiryTexts.save }))
  await waitFor(() => expect(server.calls('createEnquiry')).toHaveLength(2))
  const [one, other] = server.calls('createEnquiry')
  expect(other?.body).toEqual(one?.body)
  expect(one?.body).toMatchObject({ channel: 'visit', service: 'NCLT-Matters' })
  expect(other?.headers.get(idempotencyHeader)).toBe(one?.headers.get(idempotencyHeader))
})
