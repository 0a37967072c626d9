// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectivityTexts as texts } from '#content/texts/connectivity.ts'
import { noteConnection } from '#ui/browser/connection.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'

afterEach(() => {
  cleanup()
  act(() => noteConnection())
  vi.restoreAllMocks()
  // Closes the database, which the next page opens anew.
  dispatchEvent(new Event('pagehide'))
})

const loseConnection = () => act(async () => noteConnection(false))
const shown = () => document.querySelector('[data-connection]')?.textContent ?? ''

test('without a connection it says that messages wait, where they can be kept', async () => {
  await renderInApp(<ConnectionNotice />)
  await loseConnection()
  await expect.poll(shown).toContain(texts.writing)
  expect(screen.getByLabelText(texts.dismiss)).toBeTruthy()
})

test('it promises no outbox where the browser has a database and refuses to open it', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await renderInApp(<ConnectionNotice />)
  await loseConnection()
  await expect.poll(shown).not.toContain(texts.writing)
  expect(shown()).toContain(texts.readingThisPage)
})
