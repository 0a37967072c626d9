// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { enquiryTexts as texts } from '#content/texts/enquiry.ts'
import { formTexts } from '#content/texts/form.ts'
import { clearDraft } from '#device/outbox/drafts.ts'
import { blockedStorage } from '#device/testing/memoryStorage.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearDraft('enquiry')
})

const type = (message: string) => fireEvent.input(screen.getByLabelText(texts.message), { target: { value: message } })

test('OB-27 where local storage is blocked the form says that what is typed there is lost with the page, and elsewhere it does not', async () => {
  await renderInApp(<EnquiryForm />)
  type('A flat')
  expect(screen.queryByText(formTexts.notKept)).toBeNull()
  vi.stubGlobal('localStorage', blockedStorage)
  type('A flat in Pune')
  expect((await screen.findByText(formTexts.notKept)).getAttribute('role')).toBe('status')
  vi.unstubAllGlobals()
  type('A flat in Pune.')
  expect(screen.queryByText(formTexts.notKept)).toBeNull()
})
