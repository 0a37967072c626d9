// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { EnquiryDetail, EnquiryEvent, NewAnswer } from '#contract/staff/enquiries.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

const id = idOf(1)
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
})
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

function eventOf(at: number, changes: Partial<EnquiryEvent>): EnquiryEvent {
  return {
    ...{ id: `event-${at}`, at: new Date().toISOString(), actor: 'ravi@office.example', kind: 'answer' },
    ...{ from: 'new', to: 'answered' },
    ...changes,
  }
}

/** An enquiry with half an answer in its form, whose server then has it as a change makes it. */
async function showWriting() {
  let now: EnquiryDetail = testDetail(1)
  const shown = await showDesk(`/enquiries/${id}`, (server) => {
    server.on('enquiry', () => now)
    server.on('answerEnquiry', ({ body }) => {
      const isOld = (body as NewAnswer).version !== now.version
      return isOld
        ? answer(409, { message: 'changed', yours: null, theirs: now })
        : answer(201, { id: 'answer-1', version: now.version + 1 })
    })
  })
  fireEvent.change(await screen.findByLabelText(texts.body), { target: { value: 'Mine' } })
  const change = async (changes: Partial<EnquiryDetail>) => {
    now = { ...now, ...changes, version: now.version + 1 }
    const before = shown.server.calls('enquiry').length
    announceChange({ kind: 'enquiry', id, what: 'changed' })
    await waitFor(() => expect(shown.server.calls('enquiry').length).toBeGreaterThan(before))
  }
  /** As the server has it, without the page having heard of it. */
  const move = (changes: Partial<EnquiryDetail>) => {
    now = { ...now, ...changes, version: now.version + 1 }
  }
  const versions = () => shown.server.calls('answerEnquiry').map(({ body }) => (body as NewAnswer).version)
  return { ...shown, change, move, versions }
}
const send = () => fireEvent.click(screen.getByRole('button', { name: texts.send }))
const theirs = {
  ...{
    id: 'answer-2',
    author: 'ravi@office.example',
    subject: 'Re',
    text: 'You can give notice.',
    at: new Date().toISOString(),
  },
  ...{ delivery: 'waiting' as const, attachments: [], error: null, cancelUntil: null, version: 2 },
}

test('an answer begun before a colleague’s is not sent although the page shows theirs: it says so beside the button, and a dialog asks', async () => {
  const { change, versions } = await showWriting()
  await change({ state: 'answered', answers: [theirs], events: [eventOf(1, {})] })
  await screen.findByText('You can give notice.')
  await screen.findByText(texts.news.answer('Ravi', 'now'))
  send()
  const dialog = within(await screen.findByRole('dialog', { name: texts.overtakenTitle }))
  expect(dialog.getByText('You can give notice.')).toBeTruthy()
  expect(dialog.getByText('Mine')).toBeTruthy()
  expect(versions()).toEqual([1])
  fireEvent.click(dialog.getByRole('button', { name: texts.keepText }))
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.body).value).toBe('Mine')
  send()
  const again = within(await screen.findByRole('dialog', { name: texts.overtakenTitle }))
  fireEvent.click(again.getByRole('button', { name: texts.sendAnyway }))
  await screen.findByText(texts.answerWaits)
  expect(versions()).toEqual([1, 1, 2])
})

test('what the writer changes while an answer is being written does not stand in its way', async () => {
  const { change, versions } = await showWriting()
  const own = { actor: owner.address, kind: 'assignee' as const, from: '', to: owner.address }
  await change({ assignee: owner.address, events: [eventOf(1, own)] })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(texts.assignee).value).toBe(owner.address))
  send()
  await screen.findByText(texts.answerWaits)
  expect(versions()).toEqual([2])
})

test('a colleague’s change that came after the writer’s own is asked about, and one before the first letter is not', async () => {
  const { change, versions } = await showWriting()
  const own = eventOf(1, { actor: owner.address, kind: 'state', from: 'new', to: 'inProgress' })
  const other = eventOf(2, { kind: 'state', from: 'inProgress', to: 'closed' })
  await change({ state: 'inProgress', events: [own] })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(texts.state).value).toBe('inProgress'))
  await change({ state: 'closed', events: [own, other] })
  await screen.findByText(texts.news.state('Ravi', 'Closed', 'now'))
  send()
  await screen.findByRole('dialog', { name: texts.overtakenTitle })
  expect(versions()).toEqual([2])
  fireEvent.click(screen.getByRole('button', { name: texts.keepText }))
  const field = screen.getByLabelText(texts.body)
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.change(field, { target: { value: 'Begun anew' } })
  send()
  await screen.findByText(texts.answerWaits)
  expect(versions()).toEqual([2, 3])
})

test('a second answer right behind the first is sent to the version that the first one made, though it is not loaded yet', async () => {
  const { server, move, versions } = await showWriting()
  // Nothing is loaded any more.
  server.on('enquiry', () => new Promise(() => undefined))
  send()
  await screen.findByText(texts.answerWaits)
  move({ state: 'answered' })
  fireEvent.change(screen.getByLabelText(texts.body), { target: { value: 'And bring the deed.' } })
  send()
  await waitFor(() => expect(versions()).toEqual([1, 2]))
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('an own answer that this page never showed is asked about as one’s own, not as a colleague’s', async () => {
  const { move, versions } = await showWriting()
  const own = { ...theirs, author: owner.address, text: 'Sent from my phone.' }
  move({ state: 'answered', answers: [own], events: [eventOf(1, { actor: owner.address })] })
  send()
  const dialog = within(await screen.findByRole('dialog', { name: texts.repeatedTitle }))
  expect(dialog.getByText('Sent from my phone.')).toBeTruthy()
  expect(dialog.getByText('Mine')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: texts.sendAnyway }))
  await screen.findByText(texts.answerWaits)
  expect(versions()).toEqual([1, 2])
})
