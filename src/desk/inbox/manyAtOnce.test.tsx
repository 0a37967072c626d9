// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import type { EnquiriesChange } from '#contract/staff/manyEnquiries.ts'
import { dismissAll } from '../data/undo.ts'
import { answer } from '../testing/fakeServer.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dismissAll()
  vi.unstubAllGlobals()
})

async function showChosen(count: number) {
  const items = Array.from({ length: count }, (_, at) => testItem(at + 1))
  const shown = await showDesk('/', inboxServer(items))
  await screen.findByText('Person 1')
  fireEvent.click(screen.getByLabelText(texts.selectAll))
  const bar = () => within(screen.getByRole('group', { name: texts.chosen }))
  if (count > 50) fireEvent.click(bar().getByRole('button', { name: texts.selectAllThatMatch }))
  await screen.findByText(texts.selected(count))
  return { ...shown, items, bar }
}

test('where the server fails in the middle of many, what was done is told of and can be taken back, and the rest stays chosen', async () => {
  const { server, items, bar } = await showChosen(250)
  const work = new Map<string, unknown>()
  inboxServer(items)({ ...server, on: (name, handler) => void work.set(name, handler) })
  const change = work.get('changeEnquiries') as (request: { body: unknown }) => unknown
  server.on('changeEnquiries', (request) =>
    (request.body as EnquiriesChange).items.length < 200 ? answer(503) : change(request),
  )
  fireEvent.click(bar().getByRole('button', { name: texts.close }))
  await screen.findByText(texts.changed(200, texts.states.closed))
  await screen.findByText(deskTexts.databaseAway, { selector: '[role=status] *' })
  await screen.findByText(texts.selected(50))
  server.on('changeEnquiries', change)
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(deskTexts.undone)
  expect(items.every(({ state }) => state === 'new')).toBe(true)
})

test('rows stay chosen if the server refuses the change', async () => {
  const { server, bar } = await showChosen(3)
  server.on('changeEnquiries', () => answer(500))
  fireEvent.click(bar().getByRole('button', { name: texts.close }))
  await screen.findByText(deskTexts.saveFailed)
  screen.getByText(texts.selected(3))
  expect(screen.queryByRole('button', { name: deskTexts.undo })).toBe(null)
})

test('many are marked as unread a few at a time, which a browser takes', async () => {
  const { server, items, bar } = await showChosen(120)
  let open = 0
  let most = 0
  server.on('markRead', async ({ id }) => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    items.splice(
      items.findIndex((item) => item.id === id),
      1,
      { ...(items.find((item) => item.id === id) ?? testItem(1)), isRead: false },
    )
    return answer(204)
  })
  fireEvent.click(bar().getByRole('button', { name: texts.unread }))
  await screen.findByText(enquiryTexts.markedUnread(120))
  expect(items.every(({ isRead }) => !isRead)).toBe(true)
  expect(most).toBeLessThan(50)
})

test('the focus stays above the list when the buttons for the chosen rows go', async () => {
  const { bar } = await showChosen(3)
  const boxOfAll = () => screen.getByLabelText(texts.selectAll)
  const press = (button: HTMLElement) => {
    button.focus()
    fireEvent.click(button)
  }
  press(bar().getByRole('button', { name: texts.clearSelection }))
  await waitFor(() => expect(document.activeElement).toBe(boxOfAll()))
  fireEvent.click(boxOfAll())
  await screen.findByText(texts.selected(3))
  press(bar().getByRole('button', { name: texts.close }))
  await screen.findByText(texts.changed(3, texts.states.closed))
  await waitFor(() => expect(document.activeElement).toBe(boxOfAll()))
})

test('the focus stays above the list when the box of all gives way to the buttons, and when all that match are chosen', async () => {
  const items = Array.from({ length: 120 }, (_, at) => testItem(at + 1))
  await showDesk('/', inboxServer(items))
  await screen.findByText('Person 1')
  screen.getByLabelText(texts.selectAll).focus()
  fireEvent.click(screen.getByLabelText(texts.selectAll))
  const bar = within(await screen.findByRole('group', { name: texts.chosen }))
  await waitFor(() => expect(document.activeElement).toBe(bar.getByLabelText(texts.selectAll)))
  const all = bar.getByRole('button', { name: texts.selectAllThatMatch })
  all.focus()
  fireEvent.click(all)
  await screen.findByText(texts.selected(120))
  await waitFor(() => expect(document.activeElement).toBe(bar.getByLabelText(texts.selectAll)))
})

test('a choice that is given up while all that match are loaded is not made after all', async () => {
  const items = Array.from({ length: 120 }, (_, at) => testItem(at + 1))
  const { server } = await showDesk('/', inboxServer(items))
  await screen.findByText('Person 1')
  fireEvent.click(screen.getByLabelText(texts.selectAll))
  const bar = within(await screen.findByRole('group', { name: texts.chosen }))
  let arrive: (page: object) => void = () => undefined
  const rest = new Promise<object>((resolve) => {
    arrive = resolve
  })
  server.on('enquiries', () => rest)
  fireEvent.click(bar.getByRole('button', { name: texts.selectAllThatMatch }))
  fireEvent.click(bar.getByRole('button', { name: texts.clearSelection }))
  arrive({ items: items.slice(50), next: null })
  const list = () => screen.getByRole('list', { name: texts.list })
  await waitFor(() => expect(within(list()).getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('120'))
  expect(screen.queryByText(texts.selected(120))).toBe(null)
})
