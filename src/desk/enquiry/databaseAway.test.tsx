// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import { serverState } from '../data/serverState.ts'
import { dismissAll, notices } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

const words = { answer: 'You can give notice.', note: 'Called back.' }
const writing = ['answerEnquiry', 'addNote', 'changeEnquiry'] as const

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  serverState.setState(() => 'ok')
  dismissAll()
})

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const texted = () => [field(texts.body).value, field(texts.note).value]
const isTold = () => screen.queryByText(deskTexts.databaseAway, { selector: 'strong' }) !== null

/** An enquiry on the screen with an answer and a note half written, whose database has gone away since. */
async function showAway() {
  const shown = await showDesk(`/enquiries/${idOf(1)}`, (server) => {
    server.on('enquiry', () => testDetail(1))
    server.on('session', () => ({ signedIn: true, ...owner }))
  })
  fireEvent.change(await screen.findByLabelText(texts.body), { target: { value: words.answer } })
  fireEvent.change(field(texts.note), { target: { value: words.note } })
  for (const name of [...writing, 'enquiry', 'enquiries', 'session', 'summary'] as const)
    shown.server.on(name, () => answer(503))
  return shown
}

test('while the database is away an answer, a note and a change each say so, and nothing typed is lost', async () => {
  await showAway()
  press(texts.send)
  const [alert] = await screen.findAllByRole('alert')
  expect(alert?.textContent).toBe(deskTexts.databaseAway)
  expect(isTold()).toBe(true)
  expect(screen.getByText(deskTexts.serverAwayText, { exact: false })).toBeTruthy()
  press(texts.addNote)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  const state = screen.getByLabelText<HTMLSelectElement>(texts.state)
  fireEvent.change(state, { target: { value: 'closed' } })
  await waitFor(() => expect(notices.get()).toMatchObject([{ text: deskTexts.databaseAway, isError: true }]))
  expect(state.value).toBe('new')
  expect(texted()).toEqual([words.answer, words.note])
})

test('what was typed outlives a reload while the database is away, and the enquiry says why it is not there', async () => {
  await showAway()
  cleanup()
  const { server } = await showDesk(`/enquiries/${idOf(1)}`, (prepared) => prepared.on('enquiry', () => answer(503)))
  const main = within(await screen.findByRole('main'))
  const again = await main.findAllByRole('button', { name: deskTexts.retry })
  server.on('enquiry', () => testDetail(1))
  for (const button of again) fireEvent.click(button)
  await screen.findByLabelText(texts.body)
  expect(texted()).toEqual([words.answer, words.note])
})

test('the page goes on by itself when the database is back: each of the three is then made once, under its first key', async () => {
  const { server } = await showAway()
  press(texts.send)
  press(texts.addNote)
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  server.on('session', () => ({ signedIn: true, ...owner }))
  server.on('enquiry', () => testDetail(1, { name: 'Asha as the database has her' }))
  server.on('enquiries', () => ({ items: [], next: null }))
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  server.on('addNote', () => answer(201, {}))
  server.on('changeEnquiry', () => testDetail(1, { state: 'closed', version: 2 }))
  await screen.findAllByText('Asha as the database has her')
  await waitFor(() => expect(isTold()).toBe(false))
  expect(texted()).toEqual([words.answer, words.note])
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  press(texts.addNote)
  await screen.findByText(texts.noteAdded)
  fireEvent.change(screen.getByLabelText(texts.state), { target: { value: 'closed' } })
  await screen.findByText(inboxTexts.changed(1, inboxTexts.states.closed))
  expect(texted()).toEqual(['', ''])
  expect(screen.queryAllByRole('alert')).toEqual([])
  for (const name of ['answerEnquiry', 'addNote'] as const) {
    const keys = server.calls(name).map(({ headers }) => headers.get(idempotencyHeader))
    expect([name, keys.length, new Set(keys).size]).toEqual([name, 2, 1])
  }
})
