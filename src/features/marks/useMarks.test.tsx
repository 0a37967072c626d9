// @vitest-environment happy-dom
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { unsavedMarksKey } from '#content/storageKeys.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { clearMarks } from '#offline/clearMarks.ts'
import { allMarks, marksOn } from '#offline/marks.ts'
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
import { useMarks } from './useMarks.ts'

const painted = highlightsForAllTests()

test('where the browser stores nothing, marks last as long as the page, and the list says so', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  await showArticle()
  await select(words)
  await tools()
  await press(texts.highlight)
  await waitFor(async () => expect((await list()).textContent).toContain(texts.notKept))
  expect(await entries()).toHaveLength(1)
})

test('what was marked in another tab is there when the reader comes back, beside what was marked here', async () => {
  await showArticle()
  await highlight()
  await store(markOf('other', { exact: 'keeps the tax back', place: 0.9 }))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(painted('marked')).toEqual([words, 'keeps the tax back']))
  expect(await entries()).toHaveLength(2)
})

test('what was marked in a window beside this one is there when the reader comes back to this one', async () => {
  await showArticle()
  await highlight()
  await store(markOf('other', { exact: 'keeps the tax back', place: 0.9 }))
  fireEvent(window, new Event('focus'))
  await waitFor(() => expect(painted('marked')).toEqual([words, 'keeps the tax back']))
})

test('a mark that could not be written stays, is not said to be kept, and is written with the next one', async () => {
  await showArticle()
  await highlight()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await select('keeps the tax back')
  await tools()
  await press(texts.highlight)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.notKept))
  expect((await list()).textContent).toContain(texts.notKept)
  fireEvent(document, new Event('visibilitychange'))
  await marksOn(path)
  expect(await entries()).toHaveLength(2)
  full.mockRestore()
  await highlight('before money leaves')
  await waitFor(async () => expect(await kept()).toHaveLength(3))
  await waitFor(async () => expect((await list()).textContent).toContain(texts.onDevice))
  expect(await entries()).toHaveLength(3)
})

test('a note that was left unwritten gives way to a later one of another tab', async () => {
  await store(markOf('one', { note: 'Ask the bank', changedAt: 20 }))
  const older = markOf('one', { note: 'Ask Asha', changedAt: 10 })
  sessionStorage.setItem(unsavedMarksKey + path, JSON.stringify([older]))
  await showArticle()
  expect((await entries())[0]?.textContent).toContain('Ask the bank')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect((await entries())[0]?.textContent).toContain('Ask the bank')
  expect(await kept()).toEqual([[words, 'Ask the bank']])
})

test('a page that is shown again after a while writes its note beside a later one of another tab', async () => {
  await showArticle()
  await highlight()
  await press(texts.note)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ask Asha' } })
  await press(texts.saveNote)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.notKept))
  full.mockRestore()
  const [mark] = await marksOn(path)
  if (mark) await store({ ...mark, note: 'Ask the bank', changedAt: Date.now() + 1000 })
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(await kept()).toEqual([[words, 'Ask the bank\n\nAsk Asha']])
  await waitFor(async () => expect((await entries())[0]?.textContent).toContain('Ask Asha'))
})

test('a note whose write a reload cut short is put beside what another window has written meanwhile', async () => {
  await store(markOf('one', { note: 'Ask the bank', changedAt: 20 }))
  const cutShort = { ...markOf('one', { note: 'Ask Asha', changedAt: 30 }), known: [''] }
  sessionStorage.setItem(unsavedMarksKey + path, JSON.stringify([cutShort]))
  await showArticle()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(await kept()).toEqual([[words, 'Ask the bank\n\nAsk Asha']])
})

test('a mark that could not be deleted is shown again', async () => {
  await showArticle()
  await highlight()
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('off', 'UnknownError')
  })
  await press(texts.delete)
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.undo })).toBeNull())
  expect(await entries()).toHaveLength(1)
  expect(await kept()).toEqual([[words, '']])
})

test('a note that this tab could not write does not come back after another tab has deleted all', async () => {
  const { result } = renderHook(() => useMarks({ path, title: 'Renting Out a Flat' }))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const note = markOf('one', { note: 'Ask Asha', changedAt: Date.now() })
  await act(async () => expect(await result.current.save(note)).toBe(false))
  await clearMarks()
  full.mockRestore()
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  await waitFor(() => expect(result.current.marks).toEqual([]))
  await act(() => result.current.save(markOf('two', { changedAt: Date.now() + 1000 })))
  expect((await marksOn(path)).map(({ id }) => id)).toEqual(['two'])
  expect(sessionStorage).toHaveLength(0)
})

test('what another page of this tab could not write stays mirrored when this one is shown again', async () => {
  renderHook(() => useMarks({ path, title: 'Renting Out a Flat' }))
  const mirrored = JSON.stringify([markOf('one', { note: 'Ask Asha' })])
  sessionStorage.setItem(unsavedMarksKey + path, mirrored)
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  expect(sessionStorage.getItem(unsavedMarksKey + path)).toBe(mirrored)
  sessionStorage.clear()
})

test('what was deleted before all was deleted can still be brought back', async () => {
  await showArticle()
  await highlight()
  await press(texts.delete)
  await waitFor(async () => expect(await kept()).toEqual([]))
  await act(clearMarks)
  await press(texts.undo)
  await waitFor(async () => expect(await kept()).toEqual([[words, '']]))
  expect(await allMarks()).toHaveLength(1)
})
