// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list } from '#device/outbox/replay.ts'
import { showToastsBy, type ToastMessage } from '#ui/feedback/toasts/toast.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from './Thread.tsx'
import { networkError, type TestBackend, testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'

let toasts: ToastMessage[] = []
let ended = () => {}

beforeEach(() => {
  toasts = []
  ended = showToastsBy((toast) => toasts.push(toast))
})

afterEach(() => {
  ended()
  cleanup()
  vi.unstubAllGlobals()
})

async function openDialog(): Promise<{ backend: TestBackend; dialog: HTMLElement; opener: HTMLElement }> {
  const backend = testBackend([comment('one')])
  backend.answer = () => Response.json({ message: 'ok' }, { status: 201 })
  await renderInApp(<Thread blogId={crypto.randomUUID()} />)
  const opener = await screen.findByRole('button', { name: 'Report' })
  opener.focus()
  fireEvent.click(opener)
  return { backend, opener, dialog: await screen.findByRole('dialog') }
}

const give = (dialog: HTMLElement, reason: string) => {
  fireEvent.input(within(dialog).getByRole('textbox'), { target: { value: reason } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Report' }))
}
/** The outcome of the report. An answer that takes a busy machine long is announced by a toast before it. */
const outcome = () =>
  waitFor(() => {
    const last = toasts.at(-1)
    expect(['success', 'error', 'info']).toContain(last?.type)
    return last
  })

test('CM-30 KB-05 Report opens a named modal dialog with one required field', async () => {
  const { dialog } = await openDialog()
  expect(screen.getByRole('dialog', { name: 'Report this comment' })).toBe(dialog)
  expect(dialog.hasAttribute('open')).toBe(true)
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(1)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).required).toBe(true)
})

test('CM-30 CM-31 CM-36 it posts the reason and nothing else, reports success and gives the focus back', async () => {
  const { backend, dialog, opener } = await openDialog()
  give(dialog, ' spam ')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(await outcome()).toMatchObject({ type: 'success', text: 'Comment reported to admin.' })
  expect(backend.calls).toEqual([
    { path: '/api/comments/one/report', body: { reason: 'spam' }, key: expect.any(String) },
  ])
})

test.each(['', '  \n'])('CM-32 the reason %j sends nothing', async (reason) => {
  const { backend, dialog } = await openDialog()
  give(dialog, reason)
  expect(within(dialog).getByText('Please give a reason.')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(backend.calls).toEqual([])
})

test('CM-32 CM-36 Cancel and Escape send nothing and give the focus back', async () => {
  const { backend, dialog, opener } = await openDialog()
  fireEvent.input(within(dialog).getByRole('textbox'), { target: { value: 'spam' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  fireEvent.click(opener)
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(opener)
  expect([backend.calls, toasts]).toEqual([[], []])
})

test("CM-33 a refusal shows the server's message, and the reason is there again", async () => {
  const { backend, dialog, opener } = await openDialog()
  backend.answer = () => Response.json({ message: 'Too many reports.' }, { status: 429 })
  give(dialog, 'a long reason')
  expect(await outcome()).toMatchObject({ type: 'error', text: 'Too many reports.' })
  fireEvent.click(opener)
  expect((await screen.findByRole('dialog')).querySelector('textarea')?.value).toBe('a long reason')
})

test('CM-34 a refusal without JSON shows its status', async () => {
  const { backend, dialog } = await openDialog()
  backend.answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  give(dialog, 'spam')
  expect(await outcome()).toMatchObject({ type: 'error', text: 'Server error (502): Unable to report comment' })
})

test('OB-10 without an answer the report is saved, and a toast says so', async () => {
  const { backend, dialog } = await openDialog()
  backend.answer = () => networkError
  give(dialog, 'spam')
  expect(await outcome()).toMatchObject({ type: 'info', text: expect.stringMatching(/^Saved on this device\./) })
  expect(await list()).toMatchObject([{ kind: 'report', body: { reason: 'spam' } }])
})

test('a slow answer is announced, and takes the place of the announcement', async () => {
  const { backend, dialog } = await openDialog()
  let answer = (_: Response) => {}
  backend.answer = () => new Promise((resolve) => (answer = resolve))
  give(dialog, 'spam')
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'loading' }]))
  answer(Response.json({ message: 'ok' }, { status: 201 }))
  await waitFor(() => expect(toasts[1]).toMatchObject({ type: 'success', id: toasts[0]?.id }))
})
