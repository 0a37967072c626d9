// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list } from '#device/outbox/replay.ts'
import { emptyOutbox } from '#device/outbox/testing/emptyOutbox.ts'
import { showToastsBy, type ToastMessage } from '#ui/feedback/toasts/toast.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from './Thread.tsx'
import { accept, networkError, type TestBackend, testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

let shownToasts: Omit<ToastMessage, 'id'>[] = []
let hush = () => {}

beforeEach(() => {
  shownToasts = []
  hush = showToastsBy(({ text, type }) => shownToasts.push({ text, type }))
})
afterEach(async () => {
  hush()
  cleanup()
  vi.unstubAllGlobals()
  await emptyOutbox()
})

async function showThread(blogId: string = crypto.randomUUID()) {
  await renderInApp(<Thread blogId={blogId} />)
  await screen.findByRole('textbox', { name: 'Comment' })
  return blogId
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const openReplyTo = (text: string) => {
  const row = within(screen.getByText(text, { selector: 'article p' }).closest('article') as HTMLElement)
  fireEvent.click(row.getByRole('button', { name: 'Reply' }))
  return screen.findByRole('textbox', { name: 'Reply' })
}

/** The server takes its time: the function lets it answer. */
function slowly(backend: TestBackend, answer: TestBackend['answer']): () => void {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  backend.answer = (call) => held.then(() => answer(call) as Response)
  return goOn
}

async function postAndLeave(answer: TestBackend['answer']) {
  const backend = testBackend()
  const goOn = slowly(backend, answer)
  const blogId = await showThread()
  type('Comment', 'under way')
  press('Post comment')
  await waitFor(() => expect(backend.calls).toHaveLength(1))
  cleanup()
  return { blogId, goOn }
}

test('CM-14 a comment refused after its writer has gone on shows a toast, and is in its form again', async () => {
  const { blogId, goOn } = await postAndLeave(() => Response.json({ message: 'Not now' }, { status: 503 }))
  await showThread(blogId)
  expect(field('Comment').value).toBe('')
  goOn()
  const text = 'Failed to post comment. Please try again. Details: Not now'
  await waitFor(() => expect(shownToasts).toEqual([{ type: 'error', text }]))
  expect(field('Comment').value).toBe('under way')
  expect(await list()).toEqual([])
})

test('a comment received, held or saved after its writer has gone on shows a toast, once', async () => {
  const answers: TestBackend['answer'][] = [accept(), accept({ held: true }), () => networkError as unknown as Response]
  for (const answer of answers) {
    const { blogId, goOn } = await postAndLeave(answer)
    goOn()
    await waitFor(() => expect(shownToasts.length).toBe(answers.indexOf(answer) + 1))
    await showThread(blogId)
    expect(field('Comment').value).toBe('')
    cleanup()
  }
  expect(shownToasts).toEqual([
    { type: 'success', text: 'Your comment is posted.' },
    { type: 'success', text: 'Thank you. Your comment was received and is awaiting review.' },
    { type: 'info', text: 'Saved on this device. It will be sent when the connection returns.' },
  ])
})

test('a reply that arrives when its writer has begun another leaves that one open and alone', async () => {
  const backend = testBackend([comment('one'), comment('two')])
  const goOn = slowly(backend, accept())
  await showThread()
  await openReplyTo('one')
  type('Reply', 'the first answer')
  press('Post reply')
  await waitFor(() => expect(backend.calls).toHaveLength(1))
  const second = await openReplyTo('two')
  type('Reply', 'half of the second')
  goOn()
  await waitFor(() => expect(shownToasts).toEqual([{ type: 'success', text: 'Your reply is posted.' }]))
  await screen.findByText('the first answer', { selector: 'article p' })
  expect(field('Reply').value).toBe('half of the second')
  expect(document.activeElement).toBe(second)
})

test('while a comment is sent its fields can only be read and keep the focus', async () => {
  const backend = testBackend()
  const goOn = slowly(backend, accept())
  await showThread()
  type('Comment', 'under way')
  field('Comment').focus()
  press('Post comment')
  await waitFor(() => expect(field('Comment').readOnly).toBe(true))
  expect(field('Name (optional)').readOnly).toBe(true)
  expect(document.activeElement).toBe(field('Comment'))
  goOn()
  await waitFor(() => expect([field('Comment').value, field('Comment').readOnly]).toEqual(['', false]))
})
