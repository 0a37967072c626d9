// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announce } from '#device/outbox/item.ts'
import { list, sendNow } from '#device/outbox/replay.ts'
import { emptyOutbox } from '#device/outbox/testing/emptyOutbox.ts'
import { hasOpenEditor } from '#ui/controls/openEditors.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from './Thread.tsx'
import { accept, networkError, type TestBackend, testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await emptyOutbox()
})

async function showThread(blogId: string = crypto.randomUUID()) {
  await renderInApp(<Thread blogId={blogId} />)
  await screen.findByRole('textbox', { name: 'Comment' })
  return blogId
}

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('.rows > li')].map((row) => {
    const text = row.querySelector('.body > p:last-of-type')?.textContent
    return `${'-'.repeat(Number(row.dataset.depth))}${row.querySelector('[data-pending]') ? '?' : ''}${text}`
  })

/** Writes a comment while nobody answers. */
async function writeOffline(backend: TestBackend, text: string) {
  backend.answer = () => networkError
  type('Comment', text)
  press('Post comment')
  return waitFor(() => within(screen.getByText(text, { selector: 'article p' }).closest('article') as HTMLElement))
}

test('OB-08 a comment without an answer stands in its thread as waiting, its fields cleared', async () => {
  const backend = testBackend([comment('first')])
  await showThread()
  const row = await writeOffline(backend, 'later')
  expect(row.getByText('Waiting to send')).toBeTruthy()
  expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['Edit', 'Remove'])
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(''))
  expect(lines()).toEqual(['first', '?later'])
})

test('OB-08 it survives a reload and becomes the comment of the server in its place', async () => {
  const backend = testBackend([comment('first')])
  const blogId = await showThread()
  await writeOffline(backend, 'later')
  cleanup()
  await showThread(blogId)
  await waitFor(() => expect(lines()).toEqual(['first', '?later']))
  backend.answer = accept({ _id: 'made' })
  await act(() => sendNow())
  await waitFor(() => expect(lines()).toEqual(['first', 'later']))
  expect(document.getElementById('comment-made')?.textContent).toContain('later')
  expect(await list()).toEqual([])
})

test('OB-08 what was sent does not stand as waiting beside its comment, though the device could not drop it', async () => {
  const backend = testBackend()
  const blogId = await showThread()
  await writeOffline(backend, 'later')
  const [item] = await list()
  act(() =>
    announce({
      what: 'sent',
      replayed: true,
      key: item?.key ?? '',
      kind: 'comment',
      about: { blogId },
      answer: comment('later'),
    }),
  )
  // The thread reads the outbox again; what is read here twice after it has waited for that.
  await act(list)
  expect(await act(list)).toHaveLength(1)
  expect(lines()).toEqual(['later'])
})

test('OB-08 what another tab sent joins the thread', async () => {
  testBackend([comment('first')])
  const blogId = await showThread()
  act(() =>
    announce({
      what: 'sent',
      replayed: true,
      key: 'x',
      kind: 'reply',
      about: { blogId, commentId: 'first' },
      answer: comment('elsewhere'),
    }),
  )
  expect(lines()).toEqual(['first', '-elsewhere'])
})

test('OB-09 a reply without an answer waits under its parent, its box closed and the focus on it', async () => {
  const backend = testBackend([comment('one', { replies: [comment('two')] }), comment('three')])
  await showThread()
  backend.answer = () => networkError
  fireEvent.click(
    within(screen.getByText('one').closest('article') as HTMLElement).getByRole('button', { name: 'Reply' }),
  )
  await screen.findByRole('textbox', { name: 'Reply' })
  type('Reply', 'later')
  press('Post reply')
  await waitFor(() => expect(lines()).toEqual(['one', '-two', '-?later', 'three']))
  const row = screen.getByText('later', { selector: 'article p' }).closest('article')
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(document.querySelector('[data-form=reply]')).toBeNull()
  backend.answer = accept()
  await act(() => sendNow())
  await waitFor(() => expect(lines()).toEqual(['one', '-two', '-later', 'three']))
})

test('OB-20 OB-21 refused on replay it needs attention with the message of the server, and Edit lets it pass', async () => {
  const backend = testBackend()
  await showThread()
  await writeOffline(backend, 'buy now')
  backend.answer = () => Response.json({ message: 'Please write without advertising.' }, { status: 422 })
  await act(() => sendNow())
  const row = within((await screen.findByText('Needs attention')).closest('article') as HTMLElement)
  expect(row.getByText('It was not accepted: Please write without advertising.')).toBeTruthy()
  expect(row.getByText('buy now')).toBeTruthy()

  fireEvent.click(row.getByRole('button', { name: 'Edit' }))
  expect(hasOpenEditor()).toBe(true)
  const text = row.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  expect([text.value, document.activeElement]).toEqual(['buy now', text])
  fireEvent.input(text, { target: { value: ' ' } })
  fireEvent.click(row.getByRole('button', { name: 'Save' }))
  expect(await row.findByText('Comment cannot be empty.')).toBeTruthy()
  backend.answer = accept()
  fireEvent.input(text, { target: { value: ' a question ' } })
  fireEvent.click(row.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(lines()).toEqual(['a question']))
  const keys = backend.calls.map((call) => call.key)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
  expect(backend.calls[2]?.body).toEqual({ text: 'a question', username: '', phone: '', email: '' })
})

test('Remove asks first, and leads back to the form', async () => {
  const backend = testBackend()
  await showThread()
  const row = await writeOffline(backend, 'never mind')
  fireEvent.click(row.getByRole('button', { name: 'Remove' }))
  expect(row.getByText('Remove it? It has not been sent.')).toBeTruthy()
  fireEvent.click(row.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(document.activeElement).toBe(row.getByRole('button', { name: 'Remove' })))
  expect(await list()).toHaveLength(1)
  fireEvent.click(row.getByRole('button', { name: 'Remove' }))
  fireEvent.click(row.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(lines()).toEqual([]))
  expect(await list()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' })))
})

test('the focus on a waiting comment moves to the posted one that replaces it', async () => {
  const backend = testBackend()
  await showThread()
  const row = await writeOffline(backend, 'later')
  row.getByRole('button', { name: 'Edit' }).focus()
  backend.answer = accept({ _id: 'became' })
  await act(() => sendNow())
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-became'))
})

test('what waits for another article does not show', async () => {
  const backend = testBackend()
  await showThread()
  await writeOffline(backend, 'elsewhere')
  cleanup()
  await showThread()
  expect(lines()).toEqual([])
})

test('OB-11 what was typed in the editor of a waiting comment survives a crash of the page, and is gone after Cancel', async () => {
  const backend = testBackend()
  const blogId = await showThread()
  const row = await writeOffline(backend, 'waits')
  fireEvent.click(row.getByRole('button', { name: 'Edit' }))
  const editor = () => document.querySelector('form[data-form=edit]') as HTMLFormElement
  const textOf = (form: HTMLFormElement) => within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  fireEvent.input(textOf(editor()), { target: { value: 'waits, half changed' } })
  cleanup()
  await showThread(blogId)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(textOf(editor()).value).toBe('waits, half changed'))
  fireEvent.click(within(editor()).getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(textOf(editor()).value).toBe('waits')
})
