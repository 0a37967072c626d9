// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { dropDrafts } from '../data/drafts.ts'
import { serverState } from '../data/serverState.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

const id = idOf(1)
afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  serverState.setState(() => 'ok')
  vi.unstubAllGlobals()
})

function open(changes: Partial<EnquiryDetail> = {}, prepare: (server: FakeServer) => void = () => undefined) {
  return showDesk(`/enquiries/${id}`, (server) => {
    server.on('enquiry', () => testDetail(1, changes))
    server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
    server.on('cancelAnswer', () => answer(200, {}))
    prepare(server)
  })
}

const body = () => screen.findByLabelText<HTMLTextAreaElement>(texts.body)
const write = async (text: string) => fireEvent.change(await body(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = ({ server }: { server: FakeServer }) =>
  server.calls('answerEnquiry').map((call) => ({ body: call.body, key: call.headers.get(idempotencyHeader) }))

/** The server waits for this before it answers. */
function closedGate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

/** Leaves the enquiry for the inbox and opens it again. */
async function leaveAndReturn({ router }: Awaited<ReturnType<typeof open>>) {
  await act(() => router.navigate({ to: '/' }))
  await waitFor(() => expect(screen.queryByLabelText(texts.body)).toBe(null))
  await act(() => router.navigate({ to: '/enquiries/$id', params: { id } }))
  await body()
}

test('an answer whose confirmation was lost is the same answer after the form was left, and another text is another', async () => {
  const before = await open({}, (server) => server.on('answerEnquiry', () => answer(503)))
  await write('You can give notice.')
  fireEvent.click(screen.getByLabelText(texts.keepState))
  press(texts.send)
  await screen.findByText(deskTexts.databaseAway, { selector: '[role=alert] *' })
  cleanup()
  const after = await open({ version: 2 }, (server) => server.on('answerEnquiry', () => answer(503)))
  await body()
  press(texts.send)
  await waitFor(() => expect(sent(after)).toEqual(sent(before)))
  await screen.findByText(deskTexts.databaseAway, { selector: '[role=alert] *' })
  await write('You can give notice today.')
  press(texts.send)
  await waitFor(() => expect(sent(after)).toHaveLength(2))
  // The server may have the first one: with the version from before it asks instead of sending both.
  expect(sent(after)[1]?.body).toMatchObject({ version: 1 })
  expect(sent(after)[1]?.key).not.toBe(sent(before)[0]?.key)
})

test('taking an answer back gives its text again although the server’s confirmation was lost, and that has the version from before', async () => {
  const shown = await open()
  await write('Too hasty.')
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  shown.server.on('cancelAnswer', () => answer(503))
  shown.server.on('enquiry', () => testDetail(1, { version: 2 }))
  press(deskTexts.undo)
  await screen.findByText(deskTexts.databaseAway, { selector: '[role=status] *' })
  expect((await body()).value).toBe('Too hasty.')
  // Whether it was taken back is not known: the version from before lets the server ask instead of sending it twice.
  await leaveAndReturn(shown)
  press(texts.send)
  await waitFor(() => expect(sent(shown)).toHaveLength(2))
  const [first, second] = sent(shown)
  expect(second?.body).toEqual(first?.body)
  expect(second?.key).not.toBe(first?.key)
})

test('an answer taken back without confirmation and corrected has the version from before, too', async () => {
  const shown = await open()
  await write('Too hasty.')
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  shown.server.on('cancelAnswer', () => answer(503))
  shown.server.on('enquiry', () => testDetail(1, { version: 2 }))
  press(deskTexts.undo)
  await screen.findByText(deskTexts.databaseAway, { selector: '[role=status] *' })
  await leaveAndReturn(shown)
  await write('Not too hasty.')
  press(texts.send)
  await waitFor(() => expect(sent(shown)).toHaveLength(2))
  expect(sent(shown)[1]?.body).toMatchObject({ text: 'Not too hasty.', version: 1 })
})

test('an answer is taken back into the form that is open by then', async () => {
  const shown = await open()
  await write('Too hasty.')
  press(texts.send)
  await screen.findByText(texts.answerWaits)
  await leaveAndReturn(shown)
  await write('P.S.')
  press(deskTexts.undo)
  await screen.findByText(deskTexts.undone)
  expect((await body()).value).toBe('Too hasty.\n\nP.S.')
})

test('what is typed while an answer is being sent stays in the field', async () => {
  const gate = closedGate()
  await open({}, (server) =>
    server.on('answerEnquiry', async () => {
      await gate.passed
      return answer(201, { id: 'answer-1' })
    }),
  )
  await write('Yes.')
  press(texts.send)
  await write('Yes. One more thing:')
  gate.open()
  await screen.findByText(texts.answerWaits)
  expect((await body()).value).toBe('Yes. One more thing:')
})

test('a form that was opened while its answer was being sent is empty once the server has the answer', async () => {
  const gate = closedGate()
  const shown = await open({}, (server) =>
    server.on('answerEnquiry', async () => {
      await gate.passed
      return answer(201, { id: 'answer-1' })
    }),
  )
  await write('Yes.')
  press(texts.send)
  await leaveAndReturn(shown)
  expect((await body()).value).toBe('Yes.')
  gate.open()
  await screen.findByText(texts.answerWaits)
  expect((await body()).value).toBe('')
})

test('what is typed while a note is being added stays in the field', async () => {
  const gate = closedGate()
  await open({}, (server) => server.on('addNote', () => gate.passed.then(() => answer(201, {}))))
  const note = await screen.findByLabelText<HTMLTextAreaElement>(texts.note)
  fireEvent.change(note, { target: { value: 'Called' } })
  press(texts.addNote)
  fireEvent.change(note, { target: { value: 'Called, will call back' } })
  gate.open()
  await screen.findByText(texts.noteAdded)
  expect(note.value).toBe('Called, will call back')
})
