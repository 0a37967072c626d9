// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { markStore } from '#offline/markStore.ts'
import { type Mark, marksOn, saveMark } from '#offline/marks.ts'
import {
  entries,
  highlight,
  kept,
  list,
  paragraphs,
  path,
  press,
  select,
  showArticle,
  stubHighlights,
  textWith,
  tools,
  words,
} from './testing/showArticle.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./marksScript.ts'))

let painted: ReturnType<typeof stubHighlights>
beforeEach(async () => {
  painted = stubHighlights()
  await clear(markStore)
})
afterEach(() => {
  cleanup()
  getSelection()?.removeAllRanges()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('nothing is loaded before the reader selects something, on an article without marks', async () => {
  const load = vi.fn(() => import('./marksScript.ts'))
  await showArticle(paragraphs, path, load)
  await marksOn(path)
  expect(load).not.toHaveBeenCalled()
  await select(words)
  expect(load).toHaveBeenCalled()
})

test('on an article with marks the script is loaded at once, and the marks are coloured', async () => {
  await showArticle()
  await highlight()
  cleanup()
  expect(painted('marked')).toEqual([])
  await showArticle()
  await waitFor(() => expect(painted('marked')).toEqual([words]))
})

test('the prerendered page holds nothing of it', async () => {
  const { container } = await showArticle()
  const { Marks } = await import('./Marks.tsx')
  expect(renderToString(<Marks blog={{ slug: 'x', content: [] } as never} />)).toBe('')
  expect(container.querySelectorAll('button')).toHaveLength(0)
})

test('a highlight is kept on the device, coloured, and listed under the text', async () => {
  await showArticle()
  await highlight()
  expect(await kept()).toEqual([[words, '']])
  expect((await entries()).map((entry) => entry.querySelector('blockquote')?.textContent)).toEqual([words])
  expect(screen.queryByRole('region', { name: texts.tools })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(texts.marked)
  // The document is as React made it.
  expect(textWith(words).data).toBe(paragraphs[0])
})

test('a note is written in a dialog; Escape saves what was typed, too', async () => {
  await showArticle()
  await select(words)
  await tools()
  await press(texts.note)
  const dialog = within(screen.getByRole('dialog', { name: texts.noteTitle }))
  fireEvent.change(dialog.getByRole('textbox', { name: texts.noteLabel }), { target: { value: 'Ask Asha' } })
  await press(texts.saveNote)
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask Asha']]))
  expect(painted('noted')).toEqual([words])
  await press(texts.editNote)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ask the bank' } })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(async () => expect(await kept()).toEqual([[words, 'Ask the bank']]))
  expect((await entries())[0]?.textContent).toContain('Ask the bank')
})

test('a deleted mark can be brought back, and the keyboard is where that is offered', async () => {
  await showArticle()
  await highlight()
  await press(texts.delete)
  await waitFor(async () => expect(await kept()).toEqual([]))
  expect(document.activeElement?.textContent).toBe(texts.undo)
  await press(texts.undo)
  await waitFor(async () => expect(await kept()).toEqual([[words, '']]))
})

test('in an edited article a mark is found again, and a changed or missing passage is listed as such with its words', async () => {
  await showArticle()
  await highlight(paragraphs[0])
  await highlight(paragraphs[1])
  await highlight('keeps the tax back')
  cleanup()
  await showArticle([
    'A new paragraph comes first, with other words.',
    'Keep the certificate of every year of deposit in one folder.',
    paragraphs[2] ?? '',
  ])
  await waitFor(() =>
    expect(painted('marked')).toEqual([
      'Keep the certificate of every year of deposit in one folder.',
      'keeps the tax back',
    ]),
  )
  const [edited, gone, same] = await entries()
  expect(edited?.textContent).toContain(paragraphs[0])
  expect(edited?.textContent).toContain(texts.changed.edited)
  expect(gone?.textContent).toContain(paragraphs[1])
  expect(gone?.textContent).toContain(texts.changed.gone)
  expect(within(gone ?? document.body).queryByRole('button', { name: texts.show })).toBeNull()
  expect(same?.textContent).not.toContain('changed')
  await waitFor(async () =>
    expect((await marksOn(path)).map(({ changed }) => changed)).toEqual(['edited', 'gone', undefined]),
  )
})

const stored = (id: string): Mark => ({
  id,
  exact: words,
  prefix: 'Keep the ',
  suffix: ' of deposit',
  place: 0,
  times: 1,
  note: '',
  madeAt: 1,
})

test('what was marked in another tab is there when the reader comes back, beside what was marked here', async () => {
  await showArticle()
  await highlight()
  await saveMark({ path, title: 'Renting Out a Flat' }, { ...stored('other'), exact: 'keeps the tax back', place: 0.9 })
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(painted('marked')).toEqual([words, 'keeps the tax back']))
  expect(await entries()).toHaveLength(2)
})

test('a link from the list of all marks leads to the passage', async () => {
  await saveMark({ path, title: 'Renting Out a Flat' }, stored('one'))
  await showArticle(paragraphs, `${path}#mark-one`)
  await waitFor(() => expect(painted('passage')).toEqual([words]))
  expect(document.activeElement?.textContent).toBe(paragraphs[0])
})

test('a browser that cannot colour text says so, and leads to a passage by selecting it', async () => {
  vi.stubGlobal('Highlight', undefined)
  await saveMark({ path, title: 'Renting Out a Flat' }, stored('one'))
  await showArticle()
  expect((await list()).textContent).toContain(texts.unpainted)
  await press(texts.show)
  expect(String(getSelection())).toBe(words)
})

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
