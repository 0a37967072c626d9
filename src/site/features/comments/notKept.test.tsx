// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { formTexts } from '#content/texts/form.ts'
import { blockedStorage } from '#device/testing/memoryStorage.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import Thread from './Thread.tsx'
import { testBackend } from './testing/testBackend.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('OB-27 where local storage is blocked the form of a comment says that what is typed there is lost with the page', async () => {
  testBackend()
  await renderInApp(<Thread blogId="not-kept" />)
  const field = await screen.findByRole('textbox', { name: 'Comment' })
  vi.stubGlobal('localStorage', blockedStorage)
  fireEvent.input(field, { target: { value: 'Half a comment' } })
  expect((await screen.findByText(formTexts.notKept)).getAttribute('role')).toBe('status')
})
