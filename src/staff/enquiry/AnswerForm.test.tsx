// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import { idempotencyHeader } from '#contract/calls.ts'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { dropDrafts } from '../data/drafts.ts'
import { serverState } from '../data/serverState.ts'
import { lastDone } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testDetail } from '../testing/testEnquiries.ts'

const id = idOf(1)
afterEach(() => {
  cleanup()
  dropDrafts()
  lastDone.setState(() => undefined)
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
  expect(sent(after)[1]?.body).toMatchObject({ version: 2 })
  expect(sent(after)[1]?.key).not.toBe(sent(before)[0]?.key)
})
