// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { allMarks, clearMarks } from '#device/offline/marks.ts'
import { fullStorage } from '#device/testing/memoryStorage.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import {
  entries,
  highlight,
  kept,
  list,
  markOf,
  path,
  press,
  select,
  showArticle,
  store,
  tools,
  words,
} from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

const blockStorage = () => vi.stubGlobal('localStorage', fullStorage(localStorage))

test('where the browser keeps nothing, marks last as long as the page, and the list says so', async () => {
  blockStorage()
  await showArticle()
  await select(words)
  await tools()
  await press(texts.highlight)
  await waitFor(async () => expect((await list()).textContent).toContain(texts.notKept))
  expect(await entries()).toHaveLength(1)
})

test('what is marked in another tab is shown here at once, beside what was marked here', async () => {
  await showArticle()
  await highlight()
  act(() => void store(markOf('other', { exact: 'keeps the tax back', place: 0.9 })))
  await waitFor(() => expect(painted('marked')).toEqual([words, 'keeps the tax back']))
  expect(await entries()).toHaveLength(2)
})

test('what another page marked while this one was in the back-forward cache is there when it comes back', async () => {
  await showArticle()
  await highlight()
  fireEvent(window, new Event('pagehide'))
  const key = `marks:${path}`
  const record = JSON.parse(localStorage.getItem(key) ?? '')
  record.value.marks.push(markOf('other', { exact: 'keeps the tax back', place: 0.9 }))
  localStorage.setItem(key, JSON.stringify(record))
  fireEvent(window, new Event('pageshow'))
  await waitFor(() => expect(painted('marked')).toEqual([words, 'keeps the tax back']))
})

test('a mark that could not be written stays, is not said to be kept, and is written with the next one', async () => {
  await showArticle()
  await highlight()
  blockStorage()
  await select('keeps the tax back')
  await tools()
  await press(texts.highlight)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.notKept))
  expect((await list()).textContent).toContain(texts.notKept)
  expect(await entries()).toHaveLength(2)
  vi.unstubAllGlobals()
  await highlight('before money leaves')
  expect(kept()).toHaveLength(3)
  await waitFor(async () => expect((await list()).textContent).toContain(texts.onDevice))
  expect(localStorage.getItem(`marks:${path}`)).toContain('keeps the tax back')
})

test('what became of a mark is said also where its tool is pressed the moment that it is there', async () => {
  await showArticle()
  blockStorage()
  await select(words)
  const pressing = new MutationObserver(() => {
    const tool = screen.queryByRole('button', { name: texts.highlight })
    if (!tool) return
    pressing.disconnect()
    // Not through the testing library, which first runs what React still has to do.
    tool.click()
  })
  pressing.observe(document.body, { childList: true, subtree: true })
  await waitFor(async () => expect(await entries()).toHaveLength(1))
  await act(async () => {})
  expect(screen.getByRole('status').textContent).toBe(texts.notKept)
})

test('what was deleted before all was deleted can still be brought back', async () => {
  await showArticle()
  await highlight()
  await press(texts.delete)
  expect(kept()).toEqual([])
  act(clearMarks)
  await press(texts.undo)
  expect(kept()).toEqual([[words, '']])
  expect(allMarks()).toHaveLength(1)
})
