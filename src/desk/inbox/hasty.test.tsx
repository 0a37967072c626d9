// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  vi.unstubAllGlobals()
})

async function showThree() {
  const items = [1, 2, 3].map((number) => testItem(number))
  const shown = await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByText('Person 3')
  await screen.findByLabelText(enquiryTexts.body)
  const at = () => shown.router.state.location.pathname
  const isAt = (number: number) => waitFor(() => expect(at()).toBe(`/enquiries/${idOf(number)}`))
  return { ...shown, items, isAt, states: () => items.map(({ state }) => state) }
}

test('a key that is held down closes one enquiry and not those that open after it; j goes on', async () => {
  const { isAt, states } = await showThree()
  fireEvent.keyDown(document.body, { key: 'e' })
  await isAt(2)
  await screen.findByRole('heading', { name: 'Person 2' })
  fireEvent.keyDown(document.body, { key: 'e', repeat: true })
  fireEvent.keyDown(document.body, { key: 'z', repeat: true })
  fireEvent.keyDown(document.body, { key: 'j', repeat: true })
  await isAt(3)
  expect(states()).toEqual(['closed', 'new', 'new'])
})

test('a double click on Close closes one enquiry, and not the next one under the same button', async () => {
  const { isAt, states } = await showThree()
  const close = () => screen.getByRole('button', { name: enquiryTexts.close })
  fireEvent.click(close(), { detail: 1 })
  await isAt(2)
  await screen.findByRole('heading', { name: 'Person 2' })
  fireEvent.click(close(), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: enquiryTexts.spam }), { detail: 2 })
  fireEvent.keyDown(document.body, { key: 'j' })
  await isAt(3)
  expect(states()).toEqual(['closed', 'new', 'new'])
})

/** Two steps of a call: it has come to the server, and the server answers. */
function slow(then: () => unknown) {
  let answerNow: (() => void) | undefined
  const handler = () => new Promise((resolve) => (answerNow = () => resolve(then())))
  return { handler, isThere: () => waitFor(() => expect(answerNow).toBeDefined()), go: () => answerNow?.() }
}

test('an answer or a mark that takes its time does not lead away from what was opened meanwhile', async () => {
  const { server, router, isAt } = await showThree()
  const sending = slow(() => answer(201, { id: 'answer-1', version: 2, cancelUntil: null }))
  server.on('answerEnquiry', sending.handler)
  fireEvent.change(screen.getByLabelText(enquiryTexts.body), { target: { value: 'Yes.' } })
  fireEvent.click(screen.getByRole('button', { name: enquiryTexts.sendAndNext }))
  await sending.isThere()
  fireEvent.keyDown(document.body, { key: 'j' })
  await isAt(2)
  sending.go()
  await screen.findByText(enquiryTexts.answerSent)
  expect(router.state.location.pathname).toBe(`/enquiries/${idOf(2)}`)

  const marking = slow(() => answer(204))
  server.on('markRead', marking.handler)
  fireEvent.click(await screen.findByRole('button', { name: enquiryTexts.markUnread }))
  await marking.isThere()
  fireEvent.keyDown(document.body, { key: 'j' })
  await isAt(3)
  marking.go()
  await screen.findByText(enquiryTexts.markedUnread(1))
  expect(router.state.location.pathname).toBe(`/enquiries/${idOf(3)}`)
})
