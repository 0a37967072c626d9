// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { staffCommentTexts as texts } from '#content/texts/staff/lists.ts'
import { showDesk } from '../testing/showDesk.tsx'
import { testComment } from '../testing/testComments.ts'
import { idOf } from '../testing/testEnquiries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('names and words from right to left are isolated from the dates and names around them', async () => {
  const [name, words] = ['\u0639\u0644\u064a', '\u0634\u0643\u0631\u0627!']
  const reply = testComment(1, {
    author: name,
    text: words,
    parent: { id: idOf(2), author: name, text: words, state: 'shown' },
    reports: [{ id: idOf(3), reason: words, at: '2026-01-02T10:00:00.000Z' }],
  })
  await showDesk('/comments', (server) => {
    server.on('comments', () => ({ items: [reply], next: null }))
    server.on('comment', () => ({ comment: reply, thread: [reply] }))
  })
  fireEvent.click(await screen.findByRole('button', { name: texts.conversation }))
  await waitFor(() => expect(screen.getAllByText(name).map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI', 'BDI']))
  const isolated = (one: HTMLElement) => one.tagName === 'BDI' || one.dir === 'auto'
  expect(screen.getAllByText(words).map(isolated)).toEqual([true, true, true, true])
})
