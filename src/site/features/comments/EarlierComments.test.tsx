// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { loadComments } from '#device/offline/comments.ts'
import { showThread } from './testing/showThread.tsx'
import { testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = (comments: Comment[], next?: string) =>
  Response.json(comments, next === undefined ? {} : { headers: { Link: `<${next}>; rel="next"` } })
const shownTexts = () => [...document.querySelectorAll('.rows article p[dir=auto]')].map((text) => text.textContent)
const button = () => screen.getByRole('button', { name: 'Show earlier comments' })

test('API-03 the newest page is shown with a button for earlier comments, which come before it', async () => {
  const backend = testBackend(page([comment('d'), comment('e')], '?before=4'))
  const blogId = await showThread()
  await screen.findByText('The newest 2 comments')
  const asked = vi.spyOn(globalThis, 'fetch')
  backend.comments = page([comment('b'), comment('c')], '?before=2')
  fireEvent.click(button())
  await waitFor(() => expect(shownTexts()).toEqual(['b', 'c', 'd', 'e']))
  expect(asked.mock.calls[0]?.[0]).toBe(`${location.origin}/api/comments/${blogId}?before=4`)
  expect(screen.getByText('2 earlier comments are shown').role).toBe('status')
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-b'))
  backend.comments = page([comment('a')])
  fireEvent.click(button())
  await waitFor(() => expect(shownTexts()).toEqual(['a', 'b', 'c', 'd', 'e']))
  expect(screen.getByText('5 comments')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull()
  await waitFor(async () => expect((await loadComments(blogId))?.comments).toHaveLength(5))
})

test('replies of an earlier page join the comment of a later one that they answer', async () => {
  const backend = testBackend(page([comment('a', { replies: [comment('a1')] })], '?before=1.2'))
  await showThread()
  await screen.findByText('a1')
  backend.comments = page([comment('old'), comment('a2', { parentId: 'a' }), comment('a3', { parentId: 'a1' })])
  fireEvent.click(button())
  await waitFor(() => expect(shownTexts()).toEqual(['old', 'a', 'a1', 'a3', 'a2']))
  expect([...document.querySelectorAll('.rows > li')].map((row) => row.getAttribute('data-depth'))).toEqual([
    '0',
    '0',
    '1',
    '2',
    '1',
  ])
})

test('earlier comments that do not come show an error, and the button tries again', async () => {
  const backend = testBackend(page([comment('b')], '?before=2'))
  await showThread()
  await screen.findByText('b')
  backend.comments = new Response('x', { status: 503 })
  fireEvent.click(button())
  await screen.findByText('Could not load earlier comments. Please try again. Details: HTTP error! status: 503')
  expect(shownTexts()).toEqual(['b'])
  backend.comments = page([comment('a')])
  fireEvent.click(button())
  await waitFor(() => expect(shownTexts()).toEqual(['a', 'b']))
  expect(screen.queryByText(/^Could not load earlier/)).toBeNull()
})
