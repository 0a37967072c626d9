// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { sessionTexts } from '#content/texts/staff/session.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import { dropDrafts } from '../data/drafts.ts'
import { sessionState } from '../data/session.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'
import { translate } from '../testing/translate.ts'

const id = idOf(1)
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

/** The enquiry with a server that answers an answer when `open` is called. */
async function openEnquiry() {
  let open: (response: Response) => void = () => undefined
  const desk = await showDesk(`/enquiries/${id}`, (server: FakeServer) => {
    server.on('enquiry', () => testDetail(1))
    server.on('answerEnquiry', () => new Promise((resolve) => (open = resolve)))
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(texts.body)
  fireEvent.change(field, { target: { value: 'You can give notice.' } })
  return { ...desk, field, open: (response: Response) => open(response) }
}

const send = (field: HTMLTextAreaElement) => fireEvent.submit(field.form as HTMLFormElement)
const keys = (server: FakeServer) => server.calls('answerEnquiry').map(({ headers }) => headers.get(idempotencyHeader))

test('On a translated page an answer is sent once, and its form stays', async () => {
  const { server, field, open } = await openEnquiry()
  onTestFinished(translate())
  send(field)
  await screen.findByText(texts.sending)
  open(answer(201, { id: 'answer-1' }))
  await screen.findByText(texts.answerWaits)
  await waitFor(() => expect(field.value).toBe(''))
  expect(document.body.contains(field)).toBe(true)
  expect(screen.queryByText(deskTexts.crashed)).toBe(null)
  expect(keys(server)).toHaveLength(1)
})

test('A pane that fails while its answer is on its way keeps words and key, so that a second press is the same answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server, router, field, open } = await openEnquiry()
  // A change to the page that no care of ours survives: an extension removes the text of the button.
  screen.getByText(texts.send).closest('button')?.replaceChildren()
  send(field)
  await screen.findByText(deskTexts.crashed)
  await router.navigate({ to: '/' })
  await router.navigate({ to: '/enquiries/$id', params: { id } })
  const again = await screen.findByLabelText<HTMLTextAreaElement>(texts.body)
  expect(again.value).toBe('You can give notice.')
  send(again)
  await waitFor(() => expect(keys(server)).toHaveLength(2))
  expect(new Set(keys(server)).size).toBe(1)
  open(answer(201, { id: 'answer-1' }))
  await screen.findByText(texts.answerWaits)
  await waitFor(() => expect(again.value).toBe(''))
})

test('A pane that fails while its answer is on its way says that it was sent, and its words are gone once it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { server, router, field, open } = await openEnquiry()
  screen.getByText(texts.send).closest('button')?.replaceChildren()
  send(field)
  await screen.findByText(deskTexts.crashed)
  open(answer(201, { id: 'answer-1' }))
  await screen.findByText(texts.answerWaits)
  await router.navigate({ to: '/' })
  await router.navigate({ to: '/enquiries/$id', params: { id } })
  expect((await screen.findByLabelText<HTMLTextAreaElement>(texts.body)).value).toBe('')
  expect(keys(server)).toHaveLength(1)
})

test('On a translated page a link to sign in is asked for, and the page says to look for it', async () => {
  const { server } = await showDesk('/', (fake) => fake.on('requestLink', () => answer(202, {})))
  sessionState.setState(() => ({ status: 'out' }))
  fireEvent.change(await screen.findByLabelText(sessionTexts.email), { target: { value: 'asha@office.example' } })
  onTestFinished(translate())
  fireEvent.click(screen.getByText(sessionTexts.send).closest('button') as HTMLElement)
  await screen.findByText(sessionTexts.checkMailTitle)
  expect(server.calls('requestLink')).toHaveLength(1)
})
