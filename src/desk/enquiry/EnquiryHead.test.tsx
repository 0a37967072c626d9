// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { stageTexts } from '#content/texts/staff/stages.ts'
import { announceChange } from '../data/live.ts'
import { answer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** An open enquiry with the focus on its state, and changes that are answered by hand. */
async function open() {
  const answers: Array<(value: unknown) => void> = []
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => {
    prepared.on('enquiry', () => testDetail(1))
    prepared.on('changeEnquiry', () => new Promise((resolve) => answers.push(resolve)))
  })
  const state = await screen.findByLabelText<HTMLSelectElement>(texts.state)
  state.focus()
  fireEvent.change(state, { target: { value: 'inProgress' } })
  await waitFor(() => expect(answers).toHaveLength(1))
  return { server, state, answers }
}

test('while a change is under way its field keeps the focus, and another choice is not taken', async () => {
  const { server, state, answers } = await open()
  expect([state.disabled, state.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.change(state, { target: { value: 'spam' } })
  expect(state.value).toBe('new')
  fireEvent.change(screen.getByLabelText(texts.assignee), { target: { value: 'ravi@office.example' } })
  answers[0]?.(testDetail(1, { state: 'inProgress', version: 2 }))
  await screen.findByText(inboxTexts.changed(1, inboxTexts.states.inProgress))
  await waitFor(() => expect(state.getAttribute('aria-disabled')).toBe('false'))
  expect(server.calls('changeEnquiry')).toHaveLength(1)
  expect(document.activeElement).toBe(state)
})

test('after a conflict the focus returns to the field whose change met it', async () => {
  const { state, answers } = await open()
  const theirs = { ...testDetail(1), state: 'closed', version: 2 }
  answers[0]?.(answer(409, { message: 'changed', yours: null, theirs }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.conflictTitle }))
  const keep = dialog.getByRole('button', { name: texts.keepTheirs })
  keep.focus()
  fireEvent.click(keep)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(document.activeElement).toBe(state)
})

test('a second change that comes before the enquiry was loaded again starts from the first one', async () => {
  const { server, state, answers } = await open()
  // Loading it again is still under way.
  server.on('enquiry', () => new Promise(() => {}))
  answers[0]?.(testDetail(1, { state: 'inProgress', version: 2 }))
  await waitFor(() => expect(state.getAttribute('aria-disabled')).toBe('false'))
  expect(state.value).toBe('inProgress')
  fireEvent.change(state, { target: { value: 'closed' } })
  await waitFor(() => expect(server.calls('changeEnquiry')).toHaveLength(2))
  expect(server.calls('changeEnquiry')[1]).toMatchObject({ body: { version: 2, state: 'closed' } })
})

test('while the reason of a lost matter is asked, a colleague’s change of stage is met as a conflict', async () => {
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => {
    prepared.on('enquiry', () => testDetail(1))
    prepared.on('changeEnquiry', () => testDetail(1))
  })
  fireEvent.change(await screen.findByLabelText(stageTexts.label), { target: { value: 'lost' } })
  const reason = await screen.findByRole('button', { name: Object.values(stageTexts.reasons)[0] ?? '' })
  server.on('enquiry', () => testDetail(1, { stage: 'quote', version: 2 }))
  announceChange({ kind: 'enquiry', id: idOf(1), what: 'changed' })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(stageTexts.label).value).toBe('quote'))
  fireEvent.click(reason)
  await waitFor(() => expect(server.calls('changeEnquiry')).toHaveLength(1))
  expect(server.calls('changeEnquiry')[0]?.body).toMatchObject({ version: 1, stage: 'lost' })
})
