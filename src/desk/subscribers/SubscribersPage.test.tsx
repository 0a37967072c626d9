// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { subscriberTexts as texts } from '#content/texts/staff/lists.ts'
import type { NewSubscriber, SubscriberItem, SubscriberSearch } from '#contract/staff/subscribers.ts'
import { answer, type FakeServer, owner } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function subscriber(number: number, changes: Partial<SubscriberItem> = {}): SubscriberItem {
  return {
    id: idOf(number),
    email: `reader${number}@example.org`,
    state: 'confirmed',
    source: 'form',
    requestedAt: '2026-01-01T10:00:00.000Z',
    confirmedAt: '2026-01-02T10:00:00.000Z',
    endedAt: null,
    ...changes,
  }
}

/** An office with these subscribers, one on each page. */
function withSubscribers(stored: SubscriberItem[]) {
  return (server: FakeServer) => {
    const count = (state: string) => stored.filter((one) => one.state === state).length
    server.on('subscribers', () => {
      const ended = { unsubscribed: count('unsubscribed'), bounced: 0, complained: 0 }
      return { confirmed: count('confirmed'), pending: count('pending'), ...ended }
    })
    server.on('subscriberGrowth', () => ({ items: [{ month: '2026-01', joined: 12, left: 3 }] }))
    server.on('searchSubscribers', ({ body }) => {
      const { text = '', state, cursor } = body as SubscriberSearch
      const found = stored.filter((one) => one.email.includes(text) && (!state || one.state === state))
      const at = Number(cursor ?? 0)
      return { items: found.slice(at, at + 1), next: found.length > at + 1 ? String(at + 1) : null }
    })
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const bodies = (server: FakeServer) => server.calls('searchSubscribers').map(({ body }) => body)

test('the list is searched and narrowed to a state, shows more, and leads to each person', async () => {
  const stored = [subscriber(1), subscriber(2, { state: 'pending', confirmedAt: null, source: 'imported' })]
  const { server } = await showDesk('/subscribers', withSubscribers(stored))
  const first = await screen.findByRole('link', { name: 'reader1@example.org' })
  expect(first.getAttribute('href')).toBe(`/desk/people/of/${idOf(1)}`)
  press(texts.more)
  await screen.findByText('reader2@example.org')
  expect(screen.getByText('reader1@example.org')).toBeTruthy()
  expect(screen.getByText(/imported/).textContent).toContain(texts.states.pending)
  fireEvent.change(screen.getByLabelText(texts.search), { target: { value: 'reader2' } })
  press(texts.find)
  await waitFor(() => expect(screen.queryByText('reader1@example.org')).toBe(null))
  await screen.findByText('reader2@example.org')
  press('Confirmed 1')
  await screen.findByText(texts.nothingFound)
  expect(bodies(server).at(-1)).toMatchObject({ text: 'reader2', state: 'confirmed' })
})

test('growth is a table of months that a screen reader can read', async () => {
  await showDesk('/subscribers', withSubscribers([]))
  const table = await screen.findByRole('table', { name: texts.joined })
  const [, row] = within(table).getAllByRole('row')
  expect(row?.textContent).toBe('Jan 202612')
})

test('an address is added with a question by email, or with a consent and its words; a refusal keeps what was typed', async () => {
  const { server } = await showDesk('/subscribers', withSubscribers([]))
  server.on('addSubscriber', () => answer(409, { message: 'on the list already' }))
  await screen.findByText(texts.emptyTitle)
  press(texts.add)
  const email = screen.getByLabelText<HTMLInputElement>(texts.email)
  fireEvent.change(email, { target: { value: 'sita@example.org' } })
  press(texts.addNow)
  await screen.findByText('on the list already')
  expect(email.value).toBe('sita@example.org')
  fireEvent.change(screen.getByLabelText(texts.consent), { target: { value: 'phone' } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.addNow }).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(texts.note), { target: { value: 'Call of Monday' } })
  server.on('addSubscriber', () => answer(204))
  press(texts.addNow)
  await screen.findByText(texts.added)
  const sent = server.calls('addSubscriber').map(({ body }) => (body as NewSubscriber).consent)
  expect(sent).toEqual([null, { way: 'phone', note: 'Call of Monday' }])
  expect(screen.queryByLabelText(texts.email)).toBe(null)
})

test('somebody is taken off the list after a question, and whoever left has no button any more', async () => {
  const stored = [subscriber(1)]
  const { server } = await showDesk('/subscribers', withSubscribers(stored))
  server.on('removeSubscriber', ({ id }) => {
    expect(id).toBe(idOf(1))
    stored[0] = subscriber(1, { state: 'unsubscribed', endedAt: '2026-01-03T10:00:00.000Z' })
    return answer(204)
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.removeLabel('reader1@example.org') }))
  expect(screen.getByRole('link', { name: texts.erase }).getAttribute('href')).toBe('/desk/people')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.remove }))
  await screen.findByText(texts.removed)
  await screen.findByRole('button', { name: 'Unsubscribed 1' })
  expect(screen.queryByRole('button', { name: texts.removeLabel('reader1@example.org') })).toBe(null)
})

test('only an owner may download the list or erase a person', async () => {
  await showDesk('/subscribers', withSubscribers([subscriber(1)]), { ...owner, role: 'staff' })
  fireEvent.click(await screen.findByRole('button', { name: texts.removeLabel('reader1@example.org') }))
  expect(screen.queryByRole('link', { name: texts.erase })).toBe(null)
  expect(screen.queryByRole('button', { name: texts.export })).toBe(null)
})
