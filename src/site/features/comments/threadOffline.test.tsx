// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { clearComments, loadComments, saveComments } from '#device/offline/comments.ts'
import { newBlogId, post, rowOf, showThread } from './testing/showThread.tsx'
import { networkError, testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('CM-05 an error of the server shows its sentence alone, also where a comment waits', async () => {
  const backend = testBackend(networkError)
  backend.answer = () => networkError
  const blogId = await showThread()
  await post('Written without a connection')
  await screen.findByText('Waiting to send')
  cleanup()
  backend.comments = new Response('x', { status: 500 })
  await showThread(blogId)
  await screen.findByRole('alert')
  expect(document.body.textContent).toMatch(/^Could not load comments\. .* status: 500$/)
})

test.each([
  ['no connection', () => networkError, 'the server could not be reached'],
  ['no answer in time', () => new DOMException('signal timed out', 'TimeoutError'), 'the server could not be reached'],
  ['a captive portal', () => new Response('<p>Log in</p>'), 'the answer could not be read'],
  ['an answer that is no thread', () => Response.json({ comments: [] }), 'the answer could not be read'],
])(
  'CM-06 OB-08 with %s the sentence and the form are shown, and what is written waits there',
  async (_, answer, details) => {
    const backend = testBackend(answer())
    backend.answer = () => networkError
    await showThread()
    expect(await screen.findByText(`Could not load comments. Please try again later. Details: ${details}`)).toBeTruthy()
    expect(screen.queryByText(/^No comments yet|^\d+ comments?$/)).toBeNull()
    await post('Written on a plane')
    expect(await screen.findByText('Written on a plane')).toBeTruthy()
    expect(screen.getByText('Waiting to send')).toBeTruthy()
    expect(screen.getByText('1 not sent yet')).toBeTruthy()
  },
)

test('OB-09 a waiting reply is shown though the comment it answers is not on this device', async () => {
  const backend = testBackend([comment('one')])
  backend.answer = () => networkError
  const blogId = await showThread()
  await screen.findByText('one')
  fireEvent.click(within(rowOf('one')).getByRole('button', { name: 'Reply' }))
  await post('Answered on a plane', 'Reply')
  await screen.findByText('Waiting to send')
  cleanup()
  await clearComments()
  backend.comments = networkError
  await showThread(blogId)
  expect(await screen.findByText('Answered on a plane')).toBeTruthy()
  expect(screen.getByText('In reply to a comment that is not shown here')).toBeTruthy()
})

test('CM-06 when the connection returns the thread loads and the form keeps its text, focus and caret', async () => {
  const backend = testBackend(networkError)
  await showThread()
  const field = (await screen.findByRole('textbox', { name: 'Comment' })) as HTMLTextAreaElement
  fireEvent.input(field, { target: { value: 'Half a thought' } })
  field.focus()
  field.setSelectionRange(4, 6)
  backend.comments = [comment('new')]
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('new')).toBeTruthy()
  expect(screen.queryByText(/^Could not load/)).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBe(field)
  expect(document.activeElement).toBe(field)
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Half a thought', 4, 6])
})

test('a server that returns without any event is found while the tab is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const backend = testBackend(networkError)
  await showThread()
  await screen.findByText(/^Could not load/)
  backend.comments = [comment('back')]
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(await screen.findByText('back')).toBeTruthy()
})

test('an older, slower answer does not replace a newer one', async () => {
  const answers: ((comments: Comment[]) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => answers.push((comments) => resolve(Response.json(comments)))),
  )
  await showThread()
  await waitFor(() => expect(answers).toHaveLength(1))
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.([comment('old'), comment('new')])
  expect(await screen.findByText('new')).toBeTruthy()
  await act(async () => {
    answers[0]?.([comment('old')])
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.getByText('new')).toBeTruthy()
})

test('CM-05 a stored copy does not hide that the server answered with an error', async () => {
  testBackend(new Response('x', { status: 500 }))
  const blogId = newBlogId()
  await saveComments(blogId, [comment('stored')])
  await showThread(blogId)
  expect((await screen.findByRole('alert')).textContent).toContain('HTTP error! status: 500')
  expect(screen.queryByText('stored')).toBeNull()
})

test('OF-12 without a connection the stored copy is shown with its time, until the connection returns', async () => {
  const backend = testBackend(networkError)
  const blogId = newBlogId()
  await saveComments(blogId, [comment('stored')], { at: new Date(2026, 3, 2, 14, 5).getTime() })
  await showThread(blogId)
  expect(await screen.findByText('stored')).toBeTruthy()
  expect(screen.getByText(/^As of 2 April 2026 at 14:05/)).toBeTruthy()
  backend.comments = [comment('stored'), comment('new')]
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('new')).toBeTruthy()
  expect(screen.queryByText(/^As of/)).toBeNull()
})

test('OF-12 what was read is stored for the next time', async () => {
  const backend = testBackend([comment('seen')])
  const blogId = await showThread()
  await screen.findByText('seen')
  await waitFor(async () => expect(await loadComments(blogId)).toBeDefined())
  cleanup()
  backend.comments = networkError
  await showThread(blogId)
  expect(await screen.findByText('seen')).toBeTruthy()
})
