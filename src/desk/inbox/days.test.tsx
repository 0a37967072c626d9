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

test('the list is narrowed to days by the clock of the device, the last one to its end, and all of it is searched', async () => {
  const { server } = await showDesk('/', inboxServer([testItem(1)]))
  const last = () => server.calls('enquiries').at(-1)?.body
  fireEvent.click(await screen.findByRole('button', { name: texts.filters }))
  fireEvent.change(screen.getByLabelText(texts.days.from), { target: { value: '2026-03-28' } })
  fireEvent.change(screen.getByLabelText(texts.days.to), { target: { value: '2026-03-31' } })
  const since = new Date(2026, 2, 28).toISOString()
  const before = new Date(2026, 3, 1).toISOString()
  await waitFor(() => expect(last()).toMatchObject({ since, before, states: [] }))
  screen.getByRole('button', { name: `${texts.filters} (2)` })
  fireEvent.click(screen.getByRole('button', { name: texts.clearFilters }))
  await waitFor(() => expect(last()).not.toHaveProperty('since'))
})
