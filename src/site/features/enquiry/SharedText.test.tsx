// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { clearDraft, loadDraft, saveDraft } from '#device/outbox/drafts.ts'
import { forgetShared, keepShared, sharedText } from '#device/shares.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./SharedText.tsx'))
afterEach(async () => {
  cleanup()
  clearDraft('enquiry')
  await forgetShared((await sharedText()) ?? '')
})

const message = () => screen.getByLabelText<HTMLTextAreaElement>(texts.message)

async function openWithShared() {
  await keepShared('They want me in court.')
  saveDraft('enquiry', { message: 'A plot in four names.' })
  await renderInApp(<EnquiryForm />)
  await screen.findByText('They want me in court.')
}

test('text that was shared waits beside the message and gets into it only when the visitor adds it', async () => {
  await openWithShared()
  await waitFor(() => expect(message().value).toBe('A plot in four names.'))
  fireEvent.click(screen.getByRole('button', { name: texts.sharedAdd }))
  const both = 'A plot in four names.\n\nThey want me in court.'
  expect(message().value).toBe(both)
  expect(screen.queryByText('They want me in court.', { selector: 'p' })).toBeNull()
  expect(loadDraft('enquiry')?.message).toBe(both)
  await waitFor(async () => expect(await sharedText()).toBeUndefined())
})

test('text that the visitor discards is forgotten and leaves the message alone', async () => {
  await openWithShared()
  fireEvent.click(screen.getByRole('button', { name: texts.sharedDiscard }))
  expect(screen.queryByText('They want me in court.')).toBeNull()
  await waitFor(() => expect(message().value).toBe('A plot in four names.'))
  await waitFor(async () => expect(await sharedText()).toBeUndefined())
})

test('what was shared while the form was open is shown after the text before it was added, and is not forgotten with that', async () => {
  await openWithShared()
  await keepShared('And they want the deed.')
  await keepShared('By Friday.')
  fireEvent.click(screen.getByRole('button', { name: texts.sharedAdd }))
  expect(message().value).toContain('They want me in court.')
  await screen.findByText('And they want the deed. By Friday.')
  expect(await sharedText()).toBe('And they want the deed.\n\nBy Friday.')
  fireEvent.click(screen.getByRole('button', { name: texts.sharedDiscard }))
  await waitFor(async () => expect(await sharedText()).toBeUndefined())
})

test('what was shared after another window has taken the text that is shown here stays when that is discarded', async () => {
  await openWithShared()
  await forgetShared('They want me in court.')
  await keepShared('And they want the deed.')
  fireEvent.click(screen.getByRole('button', { name: texts.sharedDiscard }))
  await screen.findByText('And they want the deed.')
  expect(await sharedText()).toBe('And they want the deed.')
})

test('where nothing was shared the form has no such part', async () => {
  await renderInApp(<EnquiryForm />)
  expect(screen.queryByText(texts.sharedTitle)).toBeNull()
})
