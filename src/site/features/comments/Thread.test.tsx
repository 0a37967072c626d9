// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rowOf, showThread } from './testing/showThread.tsx'
import { testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('CM-01 CM-02 it says that it loads, and asks for the comments of the article', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', asked)
  const blogId = await showThread()
  expect(screen.getByText('Loading comments...')).toBeTruthy()
  expect(asked).toHaveBeenCalledWith(
    `${location.origin}/api/comments/${blogId}`,
    expect.objectContaining({ cache: 'no-cache' }),
  )
})

test('CM-03 comments show author, date and replies at their depth', async () => {
  testBackend([
    comment('one', { author: 'Asha', replies: [comment('two', { author: 'Ravi', replies: [comment('three')] })] }),
  ])
  await showThread()
  const reply = within((await screen.findByText('two')).closest('li') as HTMLElement)
  expect(reply.getByText('Ravi')).toBeTruthy()
  expect(reply.getByRole('article').getAttribute('aria-label')).toBe('Ravi, answering Asha')
  const time = reply.getByText(/ago$/).closest('time')
  expect(time?.dateTime).toBe('2026-04-02T08:30:00.000Z')
  expect(time?.title).toMatch(/^2 April 2026 at /)
  expect([...document.querySelectorAll('li')].map((row) => row.dataset.depth)).toEqual(['0', '1', '2'])
})

test('CM-04 an author who gave no name, or one that cannot be seen, is Anonymous', async () => {
  testBackend([comment('one', { author: '' }), comment('two', { author: ' \u200b\u202e' })])
  await showThread()
  expect(await screen.findAllByText('Anonymous')).toHaveLength(2)
})

test('CM-05 an error of the server shows its sentence and nothing else', async () => {
  testBackend(new Response('x', { status: 503 }))
  await showThread()
  const alert = await screen.findByRole('alert')
  expect(document.body.textContent).toBe(
    'Could not load comments. Please try again later. Details: HTTP error! status: 503',
  )
  expect(alert.textContent).toBe(document.body.textContent)
})

test('a thread without comments invites to write one', async () => {
  testBackend([])
  await showThread()
  expect(await screen.findByText(/^No comments yet\./)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBeTruthy()
})

test('CM-07 a deleted comment says so, offers neither Reply nor Report, and keeps its replies', async () => {
  testBackend([comment('x', { deleted: true, author: '', text: '', replies: [comment('answer')] })])
  await showThread()
  const row = within((await screen.findByText('[Deleted Comment]')).closest('article') as HTMLElement)
  expect(row.getByText('This comment has been deleted.')).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
  expect(
    within(rowOf('answer'))
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Reply', 'Report'])
})

test('CM-09 deep replies stop moving to the right and name the author they answer', async () => {
  let replies = [comment('8', { author: 'A8' })]
  for (let depth = 7; depth >= 0; depth -= 1) replies = [comment(String(depth), { author: `A${depth}`, replies })]
  testBackend(replies)
  await showThread()
  await screen.findByText('8')
  expect([...document.querySelectorAll('li')].map((row) => row.dataset.depth)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '4',
    '4',
    '4',
    '4',
  ])
  expect(within(rowOf('8')).getByText('In reply to A7')).toBeTruthy()
  expect(within(rowOf('4')).queryByText(/^In reply/)).toBeNull()
})

test('CM-20 KB-06 one reply box is open at a time; it takes the focus, and Cancel gives it back', async () => {
  testBackend([comment('one'), comment('two')])
  await showThread()
  await screen.findByText('one')
  fireEvent.click(within(rowOf('one')).getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(document.activeElement).toBe(within(rowOf('one')).getByRole('textbox', { name: 'Reply' })))
  fireEvent.click(within(rowOf('two')).getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(document.activeElement).toBe(within(rowOf('two')).getByRole('textbox', { name: 'Reply' })))
  expect(document.querySelectorAll('[data-form=reply]')).toHaveLength(1)
  fireEvent.click(within(rowOf('two')).getByRole('button', { name: 'Cancel' }))
  expect(document.querySelectorAll('[data-form=reply]')).toHaveLength(0)
  expect(document.activeElement).toBe(within(rowOf('two')).getByRole('button', { name: 'Reply' }))
})
