// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquirySearch } from '#contract/staff/enquiries.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testItem } from '../testing/testEnquiries.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the keys that compose a word neither leave the field of a filter nor move the inbox', async () => {
  const { router, server } = await showDesk('/')
  const items = [testItem(1)]
  server.on('enquiries', ({ body }) => ({ items: (body as EnquirySearch).order === 'due' ? [] : items, next: null }))
  fireEvent.click(await screen.findByRole('button', { name: texts.filters }))
  const field = screen.getByLabelText<HTMLInputElement>(texts.page)
  field.focus()
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field, { key: 'Enter', ...composing })
    expect(document.activeElement).toBe(field)
    for (const key of ['/', 'j']) fireEvent.keyDown(document.body, { key, ...composing })
    expect(document.activeElement).toBe(field)
  }
  expect(router.state.location.pathname).toBe('/')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(document.activeElement).not.toBe(field))
})
