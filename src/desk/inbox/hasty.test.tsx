// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { dropDrafts } from '../data/drafts.ts'
import { dismissAll } from '../data/undo.ts'
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
