// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { commenterStorageKey } from '#content/storageKeys.ts'
import { hasOpenEditor } from '#ui/controls/openEditors.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from './Thread.tsx'
import { accept, testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const newBlog = () => crypto.randomUUID()

async function showThread(blogId = newBlog()) {
  await renderInApp(<Thread blogId={blogId} />)
  await screen.findByRole('textbox', { name: 'Comment' })
  return blogId
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const post = (name = 'Post comment') => fireEvent.click(screen.getByRole('button', { name }))
const texts = () => [...document.querySelectorAll('.rows article .body > p')].map((text) => text.textContent)

test('CM-10 CM-11 a comment is sent trimmed, with exactly its four fields, and appended when the server returns it', async () => {
  const backend = testBackend([comment('first')])
  const blogId = await showThread()
  type('Comment', '  A question\nwith two lines \n')
  type('Name (optional)', 'Asha')
  type('Phone (optional)', '+1 555')
  type('Email (optional)', 'asha@example.com')
  post()
  await waitFor(() => expect(texts()).toEqual(['first', 'A question\nwith two lines']))
  expect(backend.calls).toEqual([
    {
      path: `/api/comments/${blogId}`,
      body: { text: 'A question\nwith two lines', username: 'Asha', phone: '+1 555', email: 'asha@example.com' },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  await waitFor(() =>
    expect(['Comment', 'Name (optional)', 'Phone (optional)'].map((name) => field(name).value)).toEqual(['', '', '']),
  )
  expect(await screen.findByText('Your comment is posted.')).toBeTruthy()
})

test('CM-12 name, phone and e-mail are optional; phone and e-mail have their input types', async () => {
  const backend = testBackend()
  await showThread()
  expect(field('Phone (optional)').type).toBe('tel')
  expect(field('Email (optional)').type).toBe('email')
  for (const name of ['Name (optional)', 'Phone (optional)', 'Email (optional)'])
    expect(field(name).required).toBe(false)
  type('Comment', 'x')
  post()
  await waitFor(() => expect(backend.calls[0]?.body).toEqual({ text: 'x', username: '', phone: '', email: '' }))
  expect(await screen.findByText('Anonymous')).toBeTruthy()
})

test.each(['', ' \n\t '])('CM-13 the comment %j is refused with its sentence and nothing is sent', async (text) => {
  const backend = testBackend()
  await showThread()
  type('Comment', text)
  post()
  expect((await screen.findByText('Comment cannot be empty.')).closest('[role=alert]')).toBeTruthy()
  expect(field('Comment').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Comment'))
  expect(backend.calls).toEqual([])
})

test('CM-14 a refused comment shows the error with its details; the fields keep their values and nothing is queued', async () => {
  const backend = testBackend()
  backend.answer = () => Response.json({ message: 'Too many links' }, { status: 400 })
  await showThread()
  type('Comment', 'https://a.example')
  type('Name (optional)', 'Asha')
  post()
  expect(await screen.findByText('Failed to post comment. Please try again. Details: Too many links')).toBeTruthy()
  expect([field('Comment').value, field('Name (optional)').value]).toEqual(['https://a.example', 'Asha'])
  expect(document.querySelector('[data-pending]')).toBeNull()
})

test('CM-14 the same comment tried again keeps its idempotency key', async () => {
  const backend = testBackend()
  backend.answer = () => new Response('', { status: 500 })
  await showThread()
  type('Comment', 'again')
  post()
  await screen.findByText('Failed to post comment. Please try again. Details: HTTP error! status: 500')
  backend.answer = accept()
  post()
  await waitFor(() => expect(texts()).toEqual(['again']))
  expect(backend.calls[1]?.key).toBe(backend.calls[0]?.key)
})

test('CM-15 a text of any length is sent whole', async () => {
  const backend = testBackend()
  await showThread()
  expect(field('Comment').getAttribute('maxlength')).toBeNull()
  type('Comment', 'x'.repeat(200_000))
  post()
  await waitFor(() => expect(backend.calls[0]?.body.text).toHaveLength(200_000))
})

test('CM-16 several new comments are appended in order', async () => {
  testBackend([comment('first')])
  await showThread()
  for (const text of ['two', 'three', 'four']) {
    type('Comment', text)
    post()
    await screen.findByText(text)
    await waitFor(() => expect(field('Comment').value).toBe(''))
  }
  expect(texts()).toEqual(['first', 'two', 'three', 'four'])
})

test('a double press sends once', async () => {
  const backend = testBackend()
  await showThread()
  type('Comment', 'once')
  post()
  fireEvent.submit(document.querySelector('[data-form=comment]') as HTMLElement)
  await screen.findByText('once', { selector: 'article p' })
  expect(backend.calls).toHaveLength(1)
})

test('CM-21 CM-22 a reply is appended to the replies of its parent, closes its box and takes the focus', async () => {
  const backend = testBackend([comment('one', { replies: [comment('two')] }), comment('three')])
  await showThread()
  const reply = within(screen.getByText('one').closest('article') as HTMLElement)
  fireEvent.click(reply.getByRole('button', { name: 'Reply' }))
  await screen.findByRole('textbox', { name: 'Reply' })
  type('Reply', ' An answer ')
  post('Post reply')
  await waitFor(() => expect(texts()).toEqual(['one', 'two', 'An answer', 'three']))
  expect(backend.calls[0]).toMatchObject({ path: '/api/comments/one/reply', body: { text: 'An answer' } })
  expect(screen.getByText('An answer').closest('li')?.dataset.depth).toBe('1')
  await waitFor(() => expect(document.querySelector('[data-form=reply]')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('An answer').closest('article')))
})

test('OF-23 a reply box is an open editor until it is cancelled, so that no new version takes its place away', async () => {
  testBackend([comment('one')])
  await showThread()
  expect(hasOpenEditor()).toBe(false)
  fireEvent.click(
    within(screen.getByText('one').closest('article') as HTMLElement).getByRole('button', { name: 'Reply' }),
  )
  await screen.findByRole('textbox', { name: 'Reply' })
  expect(hasOpenEditor()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(hasOpenEditor()).toBe(false))
})

test('CM-23 a reply to a reply stands one level deeper', async () => {
  testBackend([comment('one', { replies: [comment('two')] })])
  await showThread()
  fireEvent.click(
    within(screen.getByText('two').closest('article') as HTMLElement).getByRole('button', { name: 'Reply' }),
  )
  await screen.findByRole('textbox', { name: 'Reply' })
  type('Reply', 'three')
  post('Post reply')
  await waitFor(() =>
    expect(screen.getByText('three', { selector: 'article p' }).closest('li')?.dataset.depth).toBe('2'),
  )
})

test('CM-24 CM-25 an empty reply is refused; a failed one shows the error and keeps its box and text', async () => {
  const backend = testBackend([comment('one')])
  await showThread()
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }))
  await screen.findByRole('textbox', { name: 'Reply' })
  type('Reply', '  ')
  post('Post reply')
  expect(await screen.findByText('Reply cannot be empty.')).toBeTruthy()
  expect(backend.calls).toEqual([])
  backend.answer = () => Response.json({ message: 'The comment was deleted.' }, { status: 410 })
  type('Reply', 'late')
  post('Post reply')
  expect(
    await screen.findByText('Failed to post reply. Please try again. Details: The comment was deleted.'),
  ).toBeTruthy()
  expect(field('Reply').value).toBe('late')
})

test('a held comment tells its writer that it awaits review', async () => {
  const backend = testBackend()
  backend.answer = accept({ held: true })
  await showThread()
  type('Comment', 'links')
  post()
  expect(await screen.findByText('Awaiting review')).toBeTruthy()
  expect(await screen.findByText('Thank you. Your comment was received and is awaiting review.')).toBeTruthy()
  const row = within(screen.getByText('links', { selector: 'article p' }).closest('article') as HTMLElement)
  expect(row.queryByRole('button')).toBeNull()
})

test('what was typed and not sent is there again, for each form on its own', async () => {
  testBackend([comment('one')])
  const blogId = await showThread()
  type('Comment', 'half a comment')
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }))
  await screen.findByRole('textbox', { name: 'Reply' })
  type('Reply', 'half a reply')
  cleanup()
  await showThread(blogId)
  await waitFor(() => expect(field('Comment').value).toBe('half a comment'))
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(field('Reply').value).toBe('half a reply'))
})

test('name, phone and e-mail are remembered on the device only when ticked, and forgotten when unticked', async () => {
  testBackend()
  const blogId = await showThread()
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox')
  expect(tick().checked).toBe(false)
  type('Comment', 'one')
  type('Name (optional)', 'Asha')
  post()
  await screen.findByText('one', { selector: 'article p' })
  await waitFor(() => expect(field('Comment').value).toBe(''))
  expect(localStorage.getItem(commenterStorageKey)).toBeNull()

  fireEvent.click(tick())
  type('Comment', 'two')
  type('Name (optional)', 'Asha')
  post()
  await screen.findByText('two', { selector: 'article p' })
  await waitFor(() => expect(field('Comment').value).toBe(''))
  expect(field('Name (optional)').value).toBe('Asha')
  cleanup()
  await showThread(blogId)
  expect([field('Name (optional)').value, tick().checked]).toEqual(['Asha', true])
  fireEvent.click(tick())
  expect(localStorage.getItem(commenterStorageKey)).toBeNull()
})
