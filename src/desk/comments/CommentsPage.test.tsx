// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskTexts } from '#content/texts/staff/desk.ts'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import type { CommentItem, CommentModeration } from '#contract/staff/comments.ts'
import { dropDrafts } from '../data/drafts.ts'
import { announceChange } from '../data/live.ts'
import { dismissAll } from '../data/undo.ts'
import { answer, type FakeServer } from '../testing/fakeServer.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testComment } from '../testing/testComments.ts'
import { idOf } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  dismissAll()
  dropDrafts()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** A site with these comments, which can be moderated. */
function withComments(items: CommentItem[]) {
  return (server: FakeServer) => {
    server.on('comments', () => ({ items, next: null }))
    server.on('moderateComments', ({ body }) => {
      const { action, items: wanted } = body as CommentModeration
      const state = { approve: 'shown', hide: 'held', delete: 'deleted' } as const
      const changed = wanted.map(({ id, revision }) => {
        const at = items.findIndex((item) => item.id === id)
        const before = items[at] as CommentItem
        if (before.revision !== revision) throw new Error('another revision')
        const after = { ...before, state: state[action], revision: before.revision + 1, heldBecause: null }
        items[at] = after
        return after
      })
      return { changed, conflicts: [], missing: [] }
    })
  }
}

test('a waiting comment is approved, and undo has it wait again', async () => {
  const items = [testComment(1)]
  await showDesk('/comments', withComments(items))
  fireEvent.click(await screen.findByRole('button', { name: texts.approve }))
  await screen.findByText(texts.done.approve(1))
  expect(items[0]?.state).toBe('shown')
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(items[0]?.state).toBe('held'))
})

test('undo of a lifted ban puts it back until the day on which it would have ended', async () => {
  const bannedUntil = new Date(Date.now() + 6.5 * 86_400_000).toISOString()
  const { server } = await showDesk('/comments', (fake) => {
    withComments([testComment(1, { bannedUntil })])(fake)
    fake.on('unbanAuthor', () => testComment(1))
    fake.on('banAuthor', () => testComment(1, { bannedUntil }))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.unban }))
  fireEvent.click(await screen.findByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(server.calls('banAuthor').map(({ body }) => body)).toEqual([{ days: 7 }]))
})

test('several are deleted at once, and undo gives each its own state back', async () => {
  const items = [testComment(1), testComment(2, { state: 'shown', heldBecause: null }), testComment(3)]
  await showDesk('/comments', withComments(items))
  fireEvent.click(await screen.findByLabelText(texts.select('Reader 1')))
  fireEvent.click(screen.getByLabelText(texts.select('Reader 2')))
  fireEvent.click(screen.getAllByRole('button', { name: texts.remove })[0] as HTMLElement)
  await screen.findByText(texts.done.delete(2))
  expect(items.map(({ state }) => state)).toEqual(['deleted', 'deleted', 'held'])
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await waitFor(() => expect(items.map(({ state }) => state)).toEqual(['held', 'shown', 'held']))
})

test.each([
  [
    'was decided by a colleague',
    () => ({ changed: [], conflicts: [testComment(5, { state: 'shown', revision: 9 })], missing: [] }),
    texts.partly(0, 1),
  ],
  ['cannot be reached', () => answer(503), deskTexts.databaseAway],
])('taking an answer off the site again is not said to be done where it %s', async (_, outcome, said) => {
  const reply = testComment(5, { isProvider: true, state: 'shown' })
  const { server } = await showDesk('/comments', (prepared) => {
    withComments([testComment(1, { state: 'shown' })])(prepared)
    prepared.on('replyToComment', () => answer(201, reply))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.answer }))
  fireEvent.change(await screen.findByLabelText(texts.answerLabel), { target: { value: 'Thank you.' } })
  fireEvent.click(screen.getByRole('button', { name: texts.sendAnswer }))
  await screen.findByText(texts.answered)
  server.on('moderateComments', outcome)
  fireEvent.click(screen.getByRole('button', { name: deskTexts.undo }))
  await screen.findByText(said, { selector: '[role=status] *' })
  expect(screen.queryByText(deskTexts.undone)).toBe(null)
})

test('after more comments are asked for, the focus is on the first of them, although the button is gone', async () => {
  await showDesk('/comments', (server) => {
    server.on('comments', ({ body }) => {
      const isFirst = (body as { cursor?: string }).cursor === undefined
      return isFirst
        ? { items: [testComment(1), testComment(2)], next: 'more' }
        : { items: [testComment(3), testComment(4)], next: null }
    })
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.more }))
  const first = await screen.findByLabelText(texts.select('Reader 3'))
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(screen.queryByRole('button', { name: texts.more })).toBe(null)
})

/** The page of these, two long, that the body of a call asks for. */
function pageOf(items: CommentItem[], body: unknown) {
  const from = Number((body as { cursor?: string }).cursor ?? '0')
  return { items: items.slice(from, from + 2), next: from + 2 < items.length ? String(from + 2) : null }
}

const aChange = { kind: 'comment', id: '', what: 'changed' } as const
const readers = () => screen.queryAllByLabelText(/Reader \d$/).length

test('as many comments as were shown stay when the list is loaded again after a change', async () => {
  const items = [1, 2, 3, 4, 5].map((number) => testComment(number))
  await showDesk('/comments', (server) => server.on('comments', ({ body }) => pageOf(items, body)))
  fireEvent.click(await screen.findByRole('button', { name: texts.more }))
  await waitFor(() => expect(readers()).toBe(4))
  items[3] = testComment(4, { text: 'Changed' })
  announceChange(aChange)
  await screen.findByText('Changed')
  expect(readers()).toBe(4)
})

test('a change that is announced while more comments are on their way is shown', async () => {
  const items = [1, 2, 3].map((number) => testComment(number))
  const { server } = await showDesk('/comments', (server) =>
    server.on('comments', ({ body }) => {
      const page = pageOf(items, body)
      // Longer than the page gathers changes before it acts on them.
      return new Promise((resolve) => setTimeout(() => resolve(page), 250))
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: texts.more }))
  await waitFor(() => expect(server.calls('comments')).toHaveLength(2))
  items[0] = testComment(1, { text: 'Changed' })
  announceChange(aChange)
  await screen.findByText('Changed')
  await waitFor(() => expect(readers()).toBe(3))
})

test('where more comments do not come, it is said above the button, which can be pressed again', async () => {
  const items = [1, 2, 3].map((number) => testComment(number))
  const { server } = await showDesk('/comments', (server) => server.on('comments', ({ body }) => pageOf(items, body)))
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: texts.more })
  server.on('comments', () => answer(500))
  more.focus()
  fireEvent.click(more)
  // Disabled, it would lose the focus.
  expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.click(more)
  await screen.findByRole('alert')
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'))
  expect(document.activeElement).toBe(more)
  expect(readers()).toBe(2)
  server.on('comments', ({ body }) => pageOf(items, body))
  fireEvent.click(more)
  await waitFor(() => expect(readers()).toBe(3))
  expect(screen.queryByRole('alert')).toBe(null)
})

test('markup in a comment, its author or a report is shown as text', async () => {
  const markup = '<img src=x onerror="alert(1)">'
  const reports = [{ id: 'report-1', reason: markup, at: '2026-01-01T10:00:00.000Z' }]
  const { container } = await showDesk(
    '/comments',
    withComments([testComment(1, { text: markup, author: markup, heldBecause: markup, reports })]),
  )
  expect((await screen.findAllByText(markup, { exact: false })).length).toBe(4)
  expect(container.querySelector('img[src=x]')).toBe(null)
})

/** Comments of which only those that wait are in the list. */
async function withWaiting(...numbers: number[]) {
  const items = numbers.map((number) => testComment(number))
  const { server } = await showDesk('/comments', (server) => {
    withComments(items)(server)
    server.on('comments', () => ({ items: items.filter(({ state }) => state === 'held'), next: null }))
  })
  await screen.findByLabelText(texts.select(`Reader ${numbers[0]}`))
  return server
}

/** Presses the button of that place as the keyboard does: with the focus on it. */
function press(name: string, at = 0) {
  const button = screen.getAllByRole('button', { name })[at] as HTMLElement
  button.focus()
  fireEvent.click(button)
  return button
}

test('while a decision is under way its button keeps the focus and does nothing', async () => {
  const server = await withWaiting(1)
  let refuse: (() => void) | undefined
  server.on('moderateComments', () => new Promise((resolve) => (refuse = () => resolve(answer(500)))))
  const approve = press(texts.approve)
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(approve)
  expect(server.calls('moderateComments')).toHaveLength(1)
  refuse?.()
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('false'))
  expect(document.activeElement).toBe(approve)
})

test('a comment that a decision takes from the list leaves the focus to the next one, and the last to the page', async () => {
  await withWaiting(1, 2, 3)
  press(texts.approve, 1)
  await waitFor(() => expect(screen.queryByText('Text 2')).toBe(null))
  expect(document.activeElement).toBe(screen.getByLabelText(texts.select('Reader 3')))
  press(texts.remove, 1)
  await waitFor(() => expect(screen.queryByText('Text 3')).toBe(null))
  expect(document.activeElement).toBe(screen.getByLabelText(texts.select('Reader 1')))
  press(texts.approve)
  await screen.findByText(texts.emptyTitle)
  expect(document.activeElement?.id).toBe('main')
})

test('a decision about several leaves the focus in the place of the first of them', async () => {
  await withWaiting(1, 2, 3)
  fireEvent.click(screen.getByLabelText(texts.select('Reader 1')))
  fireEvent.click(screen.getByLabelText(texts.select('Reader 2')))
  press(texts.approve)
  await waitFor(() => expect(screen.queryByText('Text 1')).toBe(null))
  expect(document.activeElement).toBe(screen.getByLabelText(texts.select('Reader 3')))
})

test('who has pressed elsewhere after a decision is not drawn back to it by a later load', async () => {
  const server = await withWaiting(1, 2)
  press(texts.approve)
  await waitFor(() => expect(screen.queryByText('Text 1')).toBe(null))
  fireEvent.pointerDown(document.body)
  ;(document.activeElement as HTMLElement).blur()
  server.on('comments', () => ({ items: [testComment(2), testComment(4)], next: null }))
  announceChange({ kind: 'comment', id: idOf(4), what: 'new' })
  await screen.findByText('Text 4')
  expect(document.activeElement).toBe(document.body)
})
