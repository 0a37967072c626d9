// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { enquiryTexts } from '#content/texts/staff/enquiry.ts'
import { inboxTexts as texts } from '#content/texts/staff/inbox.ts'
import { keyTexts } from '#content/texts/staff/keys.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { choosePlainKeys } from '../data/plainKeys.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, owner } from '../testing/fakeServer.ts'
import { inboxServer } from '../testing/inboxServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { idOf, testItem } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dropDrafts()
  dismissAll()
  choosePlainKeys(true)
  vi.unstubAllGlobals()
})

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const rows = () => within(screen.getByRole('list', { name: texts.list })).getAllByRole('listitem')
const names = () => rows().map((row) => /Person \d/.exec(row.textContent ?? '')?.[0])

async function showUnread() {
  const items = [1, 2, 3].map((number) => testItem(number, { isRead: false }))
  const shown = await showDesk('/', inboxServer(items))
  fireEvent.click(await screen.findByRole('button', { name: texts.views.unread }))
  await screen.findByText('Person 1')
  const at = () => shown.router.state.location.pathname
  const isAt = (number: number) => waitFor(() => expect(at()).toBe(`/enquiries/${idOf(number)}`))
  return { ...shown, items, at, isAt }
}

test('among the unread the open one keeps its place although it is read, and the way goes on from there', async () => {
  const { items, isAt } = await showUnread()
  press('j')
  await isAt(1)
  await waitFor(() => expect(items[0]?.isRead).toBe(true))
  await waitFor(() => expect(rows()[0]?.textContent).not.toContain(texts.unread))
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3'])
  press('j')
  await isAt(2)
  await waitFor(() => expect(names()).toEqual(['Person 2', 'Person 3']))
  press('e')
  await isAt(3)
  expect(items[1]?.state).toBe('closed')
})

test('back in the list the focus that went with the enquiry is on its row, or on the one in its place', async () => {
  const { isAt } = await showUnread()
  const row = () => document.activeElement?.closest('a[data-enquiry]')?.textContent
  fireEvent.click(screen.getByRole('button', { name: texts.views.all }))
  await waitFor(() => expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']))
  for (const number of [1, 2]) {
    press('j')
    await isAt(number)
  }
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Person 2'))
  press('u')
  await waitFor(() => expect(row()).toContain('Person 2'))
  fireEvent.click(screen.getByRole('button', { name: texts.views.unread }))
  await waitFor(() => expect(names()).toEqual(['Person 3']))
  press('j')
  await isAt(3)
  press('u')
  await waitFor(() => expect(row()).toBeDefined())
})

test('m marks the open one as unread, which it stays, and goes back to the list', async () => {
  const { items, at, isAt } = await showUnread()
  press('j')
  await isAt(1)
  await waitFor(() => expect(items[0]?.isRead).toBe(true))
  press('m')
  await waitFor(() => expect(at()).toBe('/'))
  expect(items[0]?.isRead).toBe(false)
  await screen.findByText(enquiryTexts.markedUnread(1))
})

test('! and i mark as spam and take up, z takes back, a and n go to answer and note, ? lists the keys', async () => {
  const items = [testItem(1), testItem(2)]
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
  const { router } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  await screen.findByLabelText(enquiryTexts.body)
  await screen.findByText('Person 2')
  press('i')
  await waitFor(() => expect(items[0]?.assignee).toBe(owner.address))
  press('n')
  expect(document.activeElement).toBe(screen.getByLabelText(enquiryTexts.note))
  press('a')
  expect(document.activeElement).toBe(screen.getByLabelText(enquiryTexts.body))
  press('!')
  await waitFor(() => expect(items[0]?.state).toBe('spam'))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(2)}`))
  press('z')
  await waitFor(() => expect(items[0]?.state).toBe('new'))
  await screen.findByText(deskTexts.undone)
  press('?')
  const help = within(await screen.findByRole('dialog', { name: deskTexts.shortcuts }))
  for (const [, does] of keyTexts.list) expect(help.getAllByText(does).length).toBeGreaterThan(0)
  fireEvent.click(help.getByLabelText(keyTexts.plainKeys))
  fireEvent.click(help.getByRole('button', { name: deskTexts.close }))
  press('e')
  press('j')
  expect(items[1]?.state).toBe('new')
})

test('Ctrl and Enter send, with Shift the next enquiry opens, and the cursor leaves the field', async () => {
  const items = [testItem(1), testItem(2)]
  const { router, server } = await showDesk(`/enquiries/${idOf(1)}`, inboxServer(items))
  const field = await screen.findByLabelText(enquiryTexts.body)
  await screen.findByText('Person 2')
  server.on('answerEnquiry', () => answer(201, { id: 'answer-1' }))
  field.focus()
  fireEvent.change(field, { target: { value: 'Yes.' } })
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true })
  await waitFor(() => expect(server.calls('answerEnquiry')).toHaveLength(1))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Person 1' })))
  fireEvent.change(field, { target: { value: 'One thing more.' } })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, shiftKey: true })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/enquiries/${idOf(2)}`))
  expect(server.calls('answerEnquiry')).toHaveLength(2)
})

test('Shift chooses all between two rows, one press all rows, and one more all that match', async () => {
  const items = Array.from({ length: 120 }, (_, at) => testItem(at + 1))
  await showDesk('/', inboxServer(items))
  fireEvent.click(await screen.findByLabelText(texts.select('Person 2')))
  fireEvent.click(screen.getByLabelText(texts.select('Person 5')), { shiftKey: true })
  await screen.findByText(texts.selected(4))
  fireEvent.click(within(screen.getByRole('group', { name: texts.chosen })).getByLabelText(texts.selectAll))
  await screen.findByText(texts.selected(50))
  fireEvent.click(screen.getByRole('button', { name: texts.selectAllThatMatch }))
  await screen.findByText(texts.selected(120))
  fireEvent.click(screen.getByRole('button', { name: texts.states.spam }))
  await screen.findByText(texts.changed(120, texts.states.spam))
  expect(items.every(({ state }) => state === 'spam')).toBe(true)
})

test('a search looks through all, and without words the view from before comes back', async () => {
  const { server } = await showDesk('/', inboxServer([testItem(1), testItem(2, { state: 'closed' })]))
  await screen.findByText('Person 1')
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'person' } })
  await waitFor(() => expect(names()).toContain('Person 2'))
  fireEvent.change(search, { target: { value: 'persons' } })
  await waitFor(() => expect(server.calls('enquiries').at(-1)?.body).toMatchObject({ text: 'persons', states: [] }))
  fireEvent.change(search, { target: { value: '' } })
  await waitFor(() => expect(screen.queryByText('Person 2')).toBe(null))
  expect(screen.getByRole('button', { name: texts.views.open }).getAttribute('aria-pressed')).toBe('true')
})

test('an office that has answered everything is not told that there were no enquiries yet', async () => {
  const items = [testItem(1, { state: 'answered' })]
  await showDesk('/', (server) => {
    inboxServer(items)(server)
    server.on('summary', () => ({
      enquiries: { new: 0, inProgress: 0, answered: 1, closed: 2, spam: 0, unread: 0, late: 0, mine: 0 },
      comments: { waiting: 0, reported: 0 },
      deadEmails: 0,
      dueTasks: 0,
    }))
  })
  await screen.findByText(texts.allDoneText(3))
  expect(screen.queryByText(texts.emptyTitle)).toBe(null)
})

test('a row says that its answer was begun', async () => {
  await showDesk(`/enquiries/${idOf(1)}`, inboxServer([testItem(1), testItem(2)]))
  fireEvent.change(await screen.findByLabelText(enquiryTexts.body), { target: { value: 'Half' } })
  announceChange('ready')
  await waitFor(() => expect(rows()[0]?.textContent).toContain(texts.draft))
  expect(rows()[1]?.textContent).not.toContain(texts.draft)
})
