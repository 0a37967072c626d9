// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  dropDrafts()
  dismissAll()
})

const rows = () => within(screen.getByRole('list', { name: texts.list })).getAllByRole('listitem')

test('of 50,000 enquiries only the rows in sight are drawn', async () => {
  const items = Array.from({ length: 50_000 }, (_, number) => testItem(number + 1))
  await showDesk('/', (server) => {
    server.on('enquiries', ({ body }) => ({ items: 'order' in (body as object) ? [] : items, next: null }))
  })
  await screen.findByText('Person 1')
  const list = screen.getByRole('list', { name: texts.list })
  expect(rows().length).toBeLessThan(40)
  expect(list.style.height).toBe(`${50_000 * 64 + 3 * 32}px`)
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('50000')
})

test('a new enquiry appears without a reload', async () => {
  const items = [testItem(2)]
  await showDesk('/', inboxServer(items))
  await screen.findByText('Person 2')
  items.unshift(testItem(1, { isRead: false }))
  announceChange({ kind: 'enquiry', id: idOf(1), what: 'new' })
  await screen.findByText('Person 1')
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(within(rows()[0] as HTMLElement).getByText(texts.unread)).toBeTruthy()
})

test('j and k go through the list, a goes to the answer, / to the search, and none of them while somebody types', async () => {
  const { router } = await showDesk('/', inboxServer([testItem(1), testItem(2), testItem(3)]))
  await screen.findByText('Person 1')
  const at = () => router.state.location.pathname
  fireEvent.keyDown(document.body, { key: 'j' })
  await waitFor(() => expect(at()).toBe(`/enquiries/${idOf(1)}`))
  fireEvent.keyDown(document.body, { key: 'j' })
  await waitFor(() => expect(at()).toBe(`/enquiries/${idOf(2)}`))
  fireEvent.keyDown(document.body, { key: 'k' })
  await waitFor(() => expect(at()).toBe(`/enquiries/${idOf(1)}`))
  const field = await screen.findByLabelText(enquiryTexts.body)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'j' })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(at()).toBe(`/enquiries/${idOf(1)}`)
})

test('e closes the open enquiry, and undo gives it back its state', async () => {
  const items = [testItem(1, { state: 'inProgress' }), testItem(2)]
  await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByText('Person 2')
  fireEvent.keyDown(document.body, { key: 'e' })
  await screen.findByText(texts.changed(1, texts.states.closed))
  expect(items[0]?.state).toBe('closed')
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(deskTexts.undone)
  expect(items[0]?.state).toBe('inProgress')
})

test('far down the list an enquiry that was just read and assigned is shown so, and e closes it', async () => {
  const items = Array.from({ length: 120 }, (_, at) => testItem(at + 1, { isRead: at !== 59 }))
  const { container, router } = await showDesk('/', inboxServer(items))
  await screen.findByText('Person 1')
  const scroller = screen.getByRole('list', { name: texts.list }).parentElement as HTMLElement
  for (const row of [45, 58]) {
    scroller.scrollTop = row * 64
    fireEvent.scroll(scroller)
    await screen.findByText(`Person ${row + 2}`)
  }
  fireEvent.click(screen.getByText('Person 60'))
  fireEvent.change(await screen.findByLabelText(enquiryTexts.assignee), { target: { value: owner.address } })
  const row = () => container.querySelector(`a[href$="${idOf(60)}"]`)?.closest('li')
  await waitFor(() => expect(row()?.textContent).not.toContain(texts.unread))
  await waitFor(() => expect(row()?.textContent).toContain(texts.assignedTo('Asha')))
  fireEvent.keyDown(document.body, { key: 'e' })
  await screen.findByText(texts.changed(1, texts.states.closed))
  expect(items[59]).toMatchObject({ state: 'closed', assignee: owner.address, version: 3 })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(61)}`))
})

test('where a colleague was faster, e closes nothing and the enquiry stays open', async () => {
  const items = [testItem(1), testItem(2)]
  const { router } = await showDesk(`/enquiries/${idOf(1)}`, (server) => {
    inboxServer(items)(server)
    const theirs = testItem(1, { state: 'inProgress', version: 2 })
    server.on('changeEnquiry', () => answer(409, { message: 'changed', yours: null, theirs }))
  })
  await screen.findByText('Person 2')
  fireEvent.keyDown(document.body, { key: 'e' })
  await screen.findByText(texts.partlyChanged(0, 1))
  expect(router.state.location.pathname).toBe(`/enquiries/${idOf(1)}`)
})

test('several are moved at once, and undo gives each its own state back', async () => {
  const items = [testItem(1), testItem(2, { state: 'inProgress' }), testItem(3)]
  await showDesk('/', inboxServer(items))
  await screen.findByText('Person 1')
  fireEvent.click(screen.getByLabelText(texts.select('Person 1')))
  fireEvent.click(screen.getByLabelText(texts.select('Person 2')))
  fireEvent.change(screen.getByLabelText(texts.setState), { target: { value: 'spam' } })
  await screen.findByText(texts.changed(2, texts.states.spam))
  expect(items.map(({ state }) => state)).toEqual(['spam', 'spam', 'new'])
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(deskTexts.undone)
  expect(items.map(({ state }) => state)).toEqual(['new', 'inProgress', 'new'])
})

test('undo says so where a colleague was faster with one of several, and is not said to be done', async () => {
  const { server } = await showDesk('/', inboxServer([testItem(1), testItem(2)]))
  for (const name of ['Person 1', 'Person 2']) fireEvent.click(await screen.findByLabelText(texts.select(name)))
  fireEvent.change(screen.getByLabelText(texts.setState), { target: { value: 'spam' } })
  await screen.findByText(texts.changed(2, texts.states.spam))
  const theirs = testItem(2, { state: 'closed', version: 3 })
  server.on('changeEnquiries', () => ({ changed: [testItem(1, { version: 3 })], conflicts: [theirs], missing: [] }))
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(texts.partlyChanged(1, 1))
  expect(screen.queryByText(deskTexts.undone)).toBe(null)
})

test('where the server is away the inbox says so and what it shows stays; back again, it loads', async () => {
  const items = [testItem(2)]
  const { server } = await showDesk('/', inboxServer(items))
  await screen.findByText('Person 2')
  server.goAway(true)
  announceChange('ready')
  expect(await screen.findByText(deskTexts.serverAwayText, { exact: false })).toBeTruthy()
  expect(screen.getByText('Person 2')).toBeTruthy()
  items.unshift(testItem(1))
  server.goAway(false)
  fireEvent.click(await screen.findByRole('button', { name: deskTexts.retry }))
  await screen.findByText('Person 1')
  expect(screen.queryByText(deskTexts.serverAwayText, { exact: false })).toBe(null)
})
