// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('cleared filters leave nothing in the field of the page, which would be chosen again', async () => {
  const { server } = await showDesk('/', inboxServer([testItem(1)]))
  fireEvent.click(await screen.findByRole('button', { name: texts.filters }))
  const field = () => screen.getByLabelText<HTMLInputElement>(texts.page)
  // As a person types: from then on the field does not follow the value that it began with.
  field().focus()
  fireEvent.change(field(), { target: { value: '/contact' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await screen.findByRole('button', { name: `${texts.filters} (1)` })
  await waitFor(() => expect(server.calls('enquiries').at(-1)?.body).toMatchObject({ page: '/contact' }))
  fireEvent.click(screen.getByRole('button', { name: texts.clearFilters }))
  await screen.findByRole('button', { name: texts.filters })
  expect(field().value).toBe('')
  fireEvent.focus(field())
  fireEvent.blur(field())
  await waitFor(() => expect(server.calls('enquiries').at(-1)?.body).not.toHaveProperty('page'))
})
