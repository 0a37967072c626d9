// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stubSight } from '#ui/testing/stubSight.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { system } from '#ui/theme/system.ts'
import { CommentsSection } from './CommentsSection.tsx'
import { testBackend } from './testing/testBackend.ts'
import { comment } from './testing/testComments.ts'
import { addressIn, loadThread } from './threadScript.ts'

// Compiling the thread for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./Thread.tsx'))

let near = () => {}

beforeEach(() => {
  near = stubSight().near
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('CM-02 the prerendered section has its heading, says that it loads, and has a text for visitors without scripts', () => {
  const html = renderToString(
    <ChakraProvider value={system}>
      <CommentsSection blogId="blog1" />
    </ChakraProvider>,
  )
  expect(html).toMatch(/<h2[^>]*>Comments<\/h2>/)
  expect(html).toContain('Loading comments...')
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
  expect(html).not.toContain('style="')
})

test('a missing script is reported, with another way to write, and requested again on reconnection', async () => {
  testBackend([comment('one')])
  const load = vi.fn(loadThread)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await renderInApp(<CommentsSection blogId={crypto.randomUUID()} load={load} />)
  act(near)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Could not load comments. Please try again later. Details: part of this page could not be loaded',
  )
  expect(screen.getByText(/^You can write to us at /)).toBeTruthy()
  // The alert is painted a little before its effect listens.
  const reconnect = () => {
    fireEvent(window, new Event('online'))
    return load
  }
  await expect.poll(reconnect).toHaveBeenCalledTimes(2)
  expect(await screen.findByText('one')).toBeTruthy()
  expect(screen.queryByRole('alert', { name: /Could not load/ })).toBeNull()
})

test('the address of a failed script is read from the errors of Chromium and Firefox; Safari names none', () => {
  const address = 'https://desk.example/assets/Thread-PdGIw3Nn.js'
  expect(addressIn(new TypeError(`Failed to fetch dynamically imported module: ${address}`))).toBe(address)
  expect(addressIn(new TypeError(`error loading dynamically imported module: ${address}`))).toBe(address)
  expect(addressIn(new TypeError('Importing a module script failed.'))).toBeUndefined()
})

test('the thread is requested when the reader comes near, and not before', async () => {
  testBackend([comment('one')])
  const asked = vi.spyOn(globalThis, 'fetch')
  await renderInApp(<CommentsSection blogId={crypto.randomUUID()} />)
  await act(() => vi.dynamicImportSettled())
  expect(asked).not.toHaveBeenCalled()
  expect(screen.getByText('Loading comments...')).toBeTruthy()
  act(near)
  expect(await screen.findByText('one')).toBeTruthy()
})
