// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearProgress, markRead, noteOpened, savePlace } from '#device/offline/progress.ts'
import { system } from '#ui/theme/system.ts'
import '#ui/testing/waitTimeout.ts'
import { ReadMark } from './ReadMark.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./ShownMark.tsx'))

beforeEach(async () => {
  await clearProgress()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const marks = (
  <ChakraProvider value={system}>
    {['begun', 'finished', 'opened', 'new'].map((slug) => (
      <div key={slug} data-testid={slug}>
        <ReadMark slug={slug} readingTime="10 min read" />
      </div>
    ))}
  </ChakraProvider>
)
const card = (slug: string) => screen.getByTestId(slug)

test('the prerendered cards have no mark', () => {
  expect(renderToString(marks)).not.toMatch(/min left|Read|progress/)
})

test('a card says how far an article was read on this device, or that it was read; others say nothing', async () => {
  await savePlace('begun', { headingId: 'x', fraction: 0.4 })
  await markRead('finished')
  await noteOpened('opened')
  render(marks)
  await waitFor(() => expect(card('begun').textContent).toBe('6 min left'))
  expect(card('begun').querySelector('progress')?.value).toBeCloseTo(0.4)
  expect(card('finished').textContent).toBe('Read')
  expect(card('finished').querySelector('progress')).toBeNull()
  expect([card('opened').innerHTML, card('new').innerHTML]).toEqual(['', ''])
})

test('the marks leave when the visitor has all places removed', async () => {
  await savePlace('begun', { headingId: 'x', fraction: 0.4 })
  render(marks)
  await waitFor(() => expect(card('begun').textContent).toBe('6 min left'))
  await act(() => clearProgress())
  await waitFor(() => expect(card('begun').innerHTML).toBe(''))
})
