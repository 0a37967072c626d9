// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import { entries, markOf, paragraphs, path, press, showArticle, store, words } from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

test('a link from the list of all marks leads to the passage', async () => {
  await store(markOf('one'))
  await showArticle(paragraphs, `${path}#mark-one`)
  await waitFor(() => expect(painted('passage')).toEqual([words]))
  expect(document.activeElement?.textContent).toBe(paragraphs[0])
})

test('a link is followed once: not on the way back, nor when its mark was deleted and is back', async () => {
  await store(markOf('one'))
  await store(markOf('two', { exact: 'keeps the tax back', place: 0.9 }))
  const { router } = await showArticle(paragraphs, `${path}#mark-one`)
  await waitFor(() => expect(painted('passage')).toEqual([words]))
  await act(() => router.navigate({ href: `${path}#mark-two` }))
  await waitFor(() => expect(painted('passage')).toEqual(['keeps the tax back']))
  await act(async () => router.history.back())
  await waitFor(() => expect(router.state.location.hash).toBe('mark-one'))
  expect(painted('passage')).toEqual(['keeps the tax back'])
  const [first] = await entries()
  const scrolled = vi.spyOn(window, 'scrollTo')
  await act(async () => fireEvent.click(within(first ?? document.body).getByRole('button', { name: texts.delete })))
  await press(texts.undo)
  expect(await entries()).toHaveLength(2)
  expect(scrolled).not.toHaveBeenCalled()
  expect(painted('passage')).toEqual(['keeps the tax back'])
})

test('a page that is loaded again keeps the place where the reader was; the next link is followed', async () => {
  await store(markOf('one'))
  await store(markOf('two', { exact: 'keeps the tax back', place: 0.9 }))
  const reload = { name: `https://example.com${path}`, type: 'reload' }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload] as never)
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  vi.resetModules()
  const { showArticle: showAgain } = await import('./testing/showArticle.tsx')
  await import('./marksScript.ts')
  const { router } = await showAgain(paragraphs, `${path}#mark-one`)
  await waitFor(() => expect(painted('marked')).toHaveLength(2))
  await act(() => router.navigate({ href: `${path}#mark-two` }))
  await waitFor(() => expect(painted('passage')).toEqual(['keeps the tax back']))
  expect(focused).toHaveBeenCalledOnce()
})
