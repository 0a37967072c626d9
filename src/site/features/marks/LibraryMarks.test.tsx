// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translations } from '#content/languages.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { type Mark, markedPages } from '#device/kept.ts'
import { noteOfflineChange } from '#device/offline/changes.ts'
import { allMarks, clearMarks, saveMark } from '#device/offline/marks.ts'
import { renderInApp } from '#ui/testing/testApp.tsx'
import { LibraryMarks } from './LibraryMarks.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./marksScript.ts'))
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const mark = (id: string, more: Partial<Mark> = {}): Mark => ({
  id,
  exact: `words of ${id}`,
  prefix: '',
  suffix: '',
  place: 0,
  times: 1,
  note: '',
  madeAt: 1,
  changedAt: 1,
  ...more,
})
const will = { path: '/blogs/a-will', title: 'A Will' }
const gift = { path: '/blogs/a-gift', title: 'A Gift' }

async function show() {
  await saveMark(will, mark('one', { note: 'Ask Asha' }))
  await saveMark(gift, mark('two', { changed: 'gone' }))
  await renderInApp(<LibraryMarks />)
  return within(await screen.findByRole('region', { name: texts.title }))
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('what a window beside this one writes is shown at once', async () => {
  const library = await show()
  act(() => markedPages.set(will.path, { ...will, marks: [mark('one', { note: 'Ask Ravi' })] }))
  expect(await library.findByText('Ask Ravi')).toBeTruthy()
})

test('the first marks that a file brings are listed', async () => {
  await renderInApp(<LibraryMarks />)
  saveMark(will, mark('one', { note: 'From a file' }))
  act(noteOfflineChange)
  expect(await screen.findByText('From a file')).toBeTruthy()
})

test('without marks nothing is shown and nothing is loaded', async () => {
  const load = vi.fn(() => import('./marksScript.ts'))
  await renderInApp(<LibraryMarks load={load} />)
  await allMarks()
  expect(load).not.toHaveBeenCalled()
  expect(screen.queryByRole('region')).toBeNull()
})

test('all marks are listed by article, each with its words, its note and a link to its passage', async () => {
  const list = await show()
  await list.findByText(texts.kept(2, 2))
  const entries = list.getAllByRole('listitem', { hidden: true })
  expect(entries.map((entry) => entry.querySelector('blockquote')?.textContent)).toEqual([
    'words of two',
    'words of one',
  ])
  expect(entries[1]?.textContent).toContain('Ask Asha')
  expect(entries[0]?.textContent).toContain(texts.changed.gone)
  expect(entries.map((entry) => entry.querySelector('a')?.getAttribute('href'))).toEqual([
    '/blogs/a-gift#mark-two',
    '/blogs/a-will#mark-one',
  ])
})

test('a mark can be deleted, and all of them after a question', async () => {
  const list = await show()
  const [first] = await list.findAllByRole('button', { name: texts.delete, hidden: true })
  await act(async () => fireEvent.click(first ?? document.body))
  await list.findByText(texts.kept(1, 1))
  await press(texts.deleteAll)
  await press(texts.deleteNo)
  expect(await allMarks()).toHaveLength(1)
  await press(texts.deleteAll)
  await press(texts.deleteYes)
  await list.findByText(texts.allDeleted)
  expect(await allMarks()).toEqual([])
})

test('they can be saved as a file', async () => {
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob
    return 'blob:marks'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const list = await show()
  await list.findByText(texts.kept(2, 2))
  await press(texts.export)
  const text = (await file?.text()) ?? ''
  expect(text).toContain('## A Will')
  expect(text).toContain('> words of one\n\nAsk Asha')
  expect(text).toContain(texts.changed.gone)
})

test('the list follows when marks are deleted elsewhere on the page', async () => {
  const list = await show()
  await list.findByText(texts.kept(2, 2))
  await act(clearMarks)
  await waitFor(() => expect(list.queryByText(texts.kept(2, 2))).toBeNull())
})

test('a deleted mark can be brought back, and the keyboard is where that is offered, then at the heading', async () => {
  const list = await show()
  const [first] = await list.findAllByRole('button', { name: texts.delete, hidden: true })
  act(() => first?.focus())
  await act(async () => fireEvent.click(first ?? document.body))
  const undo = await list.findByRole('button', { name: texts.undo })
  expect(document.activeElement).toBe(undo)
  expect(await allMarks()).toHaveLength(1)
  await act(async () => fireEvent.click(undo))
  await list.findByText(texts.kept(2, 2))
  expect(list.queryByRole('button', { name: texts.undo })).toBeNull()
  expect(document.activeElement?.textContent).toBe(texts.title)
})

test('after the question the keyboard goes on where it was, or at the heading when all has gone', async () => {
  const list = await show()
  await list.findByText(texts.kept(2, 2))
  await press(texts.deleteAll)
  await press(texts.deleteNo)
  expect(document.activeElement?.textContent).toBe(texts.deleteAll)
  await press(texts.deleteAll)
  await press(texts.deleteYes)
  await list.findByText(texts.allDeleted)
  expect(document.activeElement?.textContent).toBe(texts.title)
})

test.each(translations)('the title and the passages of an article in $name are marked as such', async ({ code }) => {
  await saveMark({ path: `/${code}/blogs/x`, title: 'दो वसीयतें' }, mark('translated', { exact: 'पहली वसीयत' }))
  const list = await show()
  const lang = (text: string) => list.getByText(text).closest('[lang]')?.getAttribute('lang') ?? 'en'
  await list.findByText(texts.kept(3, 3))
  expect(['दो वसीयतें', 'पहली वसीयत', 'A Will', 'words of one'].map(lang)).toEqual([code, code, 'en', 'en'])
})
