// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts } from '#content/texts/staff/inbox.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { EnquiryChange, EnquiryDetail, NewAnswer } from '#contract/staff/enquiries.ts'
import { staffHeader, staffHeaderValue } from '#contract/staff/roles.ts'
import { dropDrafts, readDraft } from '../data/drafts.ts'
import { noteSession } from '../data/session.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

const id = idOf(1)
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  dropDrafts()
  dismissAll()
})

function open(changes: Partial<EnquiryDetail> = {}, prepare: (server: FakeServer) => void = () => undefined) {
  return showDesk(`/enquiries/${id}`, (server) => {
    server.on('enquiry', () => testDetail(1, changes))
    prepare(server)
  })
}

const body = () => screen.findByLabelText<HTMLTextAreaElement>(texts.body)
const write = async (text: string) => fireEvent.change(await body(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('markup in any field is shown as text', async () => {
  const markup = '<img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>'
  const { container } = await open({
    name: markup,
    email: markup,
    contactNumber: markup,
    message: markup,
    page: markup,
  })
  await body()
  expect(screen.getAllByText(markup).length).toBeGreaterThanOrEqual(5)
  expect(container.querySelectorAll('img[src=x], a[href^="javascript"]')).toHaveLength(0)
})

test('of a text of a megabyte the beginning is shown, and all of it on demand', async () => {
  const long = 'x'.repeat(1024 * 1024)
  await open({ message: long })
  const shown = () => screen.getByText(/^x+$/, { selector: '[dir=auto] > span' }).textContent?.length
  await body()
  expect(shown()).toBe(20_000)
  const all = screen.getByRole('button', { name: texts.showAll })
  all.focus()
  fireEvent.click(all)
  expect(shown()).toBe(long.length)
  // The pressed button is gone.
  expect(document.activeElement?.textContent).toHaveLength(long.length)
})

test('a colleague’s change is shown beside yours, and the choice decides', async () => {
  const theirs = { ...testDetail(1), state: 'closed' as const, version: 2 }
  const { server } = await open({}, (prepared) => {
    prepared.on('changeEnquiry', ({ body }) => {
      const change = body as EnquiryChange
      if (change.version === 2) return { ...theirs, ...change, version: 3 }
      return answer(409, { message: 'changed', yours: change, theirs })
    })
  })
  fireEvent.change(await screen.findByLabelText(texts.state), { target: { value: 'inProgress' } })
  const dialog = within(await screen.findByRole('dialog', { name: texts.conflictTitle }))
  expect(dialog.getByText(`${texts.state}: ${inboxTexts.states.inProgress}`)).toBeTruthy()
  expect(dialog.getByText(`${texts.state}: ${inboxTexts.states.closed}`)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: texts.useYours }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(server.calls('changeEnquiry').map((call) => call.body)).toEqual([
    { version: 1, state: 'inProgress' },
    { version: 2, state: 'inProgress' },
  ])
})

test('an answer that does not arrive keeps its text, and sent again it is the same answer', async () => {
  const { server } = await open({}, (prepared) => prepared.on('answerEnquiry', () => answer(503)))
  await write('You can give notice.')
  press(texts.send)
  await screen.findByRole('alert')
  expect((await body()).value).toBe('You can give notice.')
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  const [first, second] = server.calls('answerEnquiry')
  expect(second?.headers.get(idempotencyHeader)).toBe(first?.headers.get(idempotencyHeader))
  expect(second?.headers.get(staffHeader)).toBe(staffHeaderValue)
  expect((await body()).value).toBe('')
  expect(readDraft(`answer:${id}`)).toBe('')
})

test('an answer that a colleague overtook is not sent, says so, and is sent anyway on demand', async () => {
  const theirs = { ...testDetail(1), state: 'answered' as const, version: 2 }
  const { server } = await open({}, (prepared) => {
    prepared.on('answerEnquiry', ({ body }) => {
      const isOld = (body as NewAnswer).version === 1
      return isOld ? answer(409, { message: 'changed', yours: null, theirs }) : answer(201, { id: 'answer-1' })
    })
  })
  await write('Mine')
  press(texts.send)
  await screen.findByText(texts.overtaken(inboxTexts.states.answered))
  expect((await body()).value).toBe('Mine')
  press(texts.sendAnyway)
  await screen.findByText(texts.answerWaits)
  const keys = server.calls('answerEnquiry').map((call) => call.headers.get(idempotencyHeader))
  expect(new Set(keys).size).toBe(2)
})

test('an answer that is taken back before it leaves has its text again', async () => {
  const { server } = await open({}, (prepared) => {
    prepared.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
    prepared.on('cancelAnswer', () => answer(200, {}))
  })
  await write('Too hasty.')
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  press(deskTexts.undo)
  await screen.findByText(deskTexts.undone)
  expect((await body()).value).toBe('Too hasty.')
  expect(server.calls('cancelAnswer').map((call) => call.id)).toEqual(['answer-1'])
})

test('a session that ends in the middle of an answer asks to sign in above the page, and the text is still there', async () => {
  const { server } = await open({}, (prepared) => prepared.on('answerEnquiry', () => answer(401)))
  await write('Half an answer')
  press(texts.send)
  await screen.findByRole('dialog', { name: sessionTexts.endedTitle })
  expect((await body()).value).toBe('Half an answer')
  noteSession({ signedIn: true, ...owner })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect((await body()).value).toBe('Half an answer')
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  press(texts.send)
  await screen.findByText(texts.answerWaits)
})

test('the text of an answer outlives a reload of the page', async () => {
  await open()
  await write('Half an answer')
  cleanup()
  await open()
  expect((await body()).value).toBe('Half an answer')
})

test('an enquiry that was erased says so', async () => {
  await open({}, (prepared) => prepared.on('enquiry', () => answer(404)))
  expect(await screen.findByText(texts.goneTitle)).toBeTruthy()
})
