// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft } from '#device/outbox/drafts.ts'
import { showToastsBy, type ToastMessage } from '#ui/feedback/toasts/toast.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { SubscribeBox } from './SubscribeBox.tsx'

let shownToasts: Omit<ToastMessage, 'id'>[] = []
let hush = () => {}
let answer: (response: Response) => void
const asked = vi.fn()

beforeEach(() => {
  shownToasts = []
  hush = showToastsBy(({ text, type }) => shownToasts.push({ text, type }))
  asked.mockReset()
  vi.stubGlobal('fetch', () => {
    asked()
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
})
afterEach(async () => {
  hush()
  cleanup()
  await clearDraft('subscription')
  vi.unstubAllGlobals()
})

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Email address')

async function subscribe() {
  await renderInApp(<SubscribeBox />)
  fireEvent.input(field(), { target: { value: 'asha@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
}

test('OB-11 an address is a draft until it is sent, as every other text', async () => {
  await renderInApp(<SubscribeBox />)
  fireEvent.input(field(), { target: { value: 'asha@' } })
  cleanup()
  await renderInApp(<SubscribeBox />)
  await waitFor(() => expect(field().value).toBe('asha@'))
})

test('a subscription refused after its writer has gone on shows a toast, and is in the next box again', async () => {
  await subscribe()
  cleanup()
  await renderInApp(<SubscribeBox />)
  expect(field().value).toBe('')
  answer(Response.json({ message: 'Busy' }, { status: 503 }))
  await waitFor(() => expect(shownToasts).toEqual([{ type: 'error', text: 'Already a subscriber!' }]))
  expect(field().value).toBe('asha@example.com')
})

test("a subscription received after its writer has gone on shows a toast with the server's message", async () => {
  await subscribe()
  cleanup()
  answer(Response.json({ message: 'Please confirm by the link in our letter.' }, { status: 201 }))
  await waitFor(() =>
    expect(shownToasts).toEqual([{ type: 'success', text: 'Please confirm by the link in our letter.' }]),
  )
})

test('while it is sent the address can only be read and keeps the focus', async () => {
  await subscribe()
  field().focus()
  expect(field().readOnly).toBe(true)
  expect(document.activeElement).toBe(field())
  answer(Response.json({ message: 'Thank you.' }, { status: 201 }))
  await screen.findByText('Thank you.')
  expect([field().value, field().readOnly]).toEqual(['', false])
})
