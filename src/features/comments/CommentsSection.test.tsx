// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { system } from '#theme/system.ts'
import { renderInApp } from '#ui/testApp.tsx'
import { CommentsSection } from './CommentsSection.tsx'
import { testBackend } from './testBackend.ts'
import { comment } from './testComments.ts'

let near = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        near = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('CM-02 the prerendered section has its heading, says that it loads, and tells who runs no scripts', () => {
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

test('the thread is asked for when the reader comes near, and not before', async () => {
  testBackend([comment('one')])
  await renderInApp(<CommentsSection blogId={crypto.randomUUID()} />)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(screen.getByText('Loading comments...')).toBeTruthy()
  act(near)
  expect(await screen.findByText('one')).toBeTruthy()
})
