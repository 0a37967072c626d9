// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { clear } from 'idb-keyval'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { markStore } from '#offline/markStore.ts'
import { type Mark, marksOn, saveMark } from '#offline/marks.ts'
import { clearDraft, loadDraft } from '#outbox/drafts.ts'
import { paragraphs, path, select, showArticle, stubHighlights, textWith, tools } from './testing/showArticle.tsx'

// Compiling it for the first time takes a busy machine longer than a test waits for it.
beforeAll(() => import('./ArticleMarks.tsx'))

let painted: (name: string) => string[]
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

const words = 'certificate of each year'
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const list = () => screen.findByRole('region', { name: texts.onArticle })
const entries = async () => within(await list()).getAllByRole('listitem')
const kept = async () => (await marksOn(path)).map(({ exact, note }) => [exact, note])

async function highlight(passage = words) {
  await select(passage)
  await tools()
  await press(texts.highlight)
  await waitFor(() => expect(painted('marked')).toContain(passage))
}

test('nothing is loaded before the reader selects something, on an article without marks', async () => {
  const load = vi.fn(() => import('./ArticleMarks.tsx'))
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

test('a selected passage is announced and has tools that a screen reader can name', async () => {
  await showArticle()
  await select(words)
  const names = within(await tools())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Highlight', 'Note', 'Copy with its source', 'Ask about this passage', 'Close'])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.selected))
  expect(document.activeElement).toBe(document.body)
})

test('Tab leads into the tools; Escape closes them and leaves the keyboard at the passage', async () => {
  await showArticle()
  await select(words)
  const bar = await tools()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(document.activeElement).toBe(within(bar).getByRole('button', { name: texts.highlight }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('region', { name: texts.tools })).toBeNull()
  expect(document.activeElement?.textContent).toBe(paragraphs[0])
})

test('Tab leaves the tools at either end for the passage, from which the page goes on', async () => {
  await showArticle()
  for (const [name, shiftKey] of [
    [texts.close, false],
    [texts.highlight, true],
  ] as const) {
    await select(words)
    const button = within(await tools()).getByRole('button', { name })
    act(() => button.focus())
    fireEvent.keyDown(button, { key: 'Tab', shiftKey })
    expect(screen.queryByRole('region', { name: texts.tools })).toBeNull()
    expect(document.activeElement?.textContent).toBe(paragraphs[0])
    await select('before money leaves')
  }
})

test('the tools go when the selection goes, and do not come for what is outside of the text', async () => {
  await showArticle()
  await select(words)
  await tools()
  await act(async () => {
    getSelection()?.removeAllRanges()
    fireEvent(document, new Event('selectionchange'))
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.tools })).toBeNull())
  await select('Next')
  await select(words)
  await tools()
  await select('Next')
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.tools })).toBeNull())
})

test('on a touch screen the tools stay at the foot, away from the tools of the browser', async () => {
  await showArticle()
  await select(words)
  expect((await tools()).style.left).not.toBe('')
  await press(texts.close)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  await select('before money leaves')
  expect((await tools()).style.left).toBe('')
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

test('a press on a mark shows the tools for it', async () => {
  await showArticle()
  await highlight()
  const node = textWith(words)
  const caret = { offsetNode: node, offset: node.data.indexOf('each') }
  Object.assign(document, { caretPositionFromPoint: () => caret })
  fireEvent.click(screen.getByText(paragraphs[0] ?? ''))
  const bar = within(await screen.findByRole('region', { name: texts.markTools }))
  await act(async () => fireEvent.click(bar.getByRole('button', { name: texts.delete })))
  await waitFor(async () => expect(await kept()).toEqual([]))
  expect(painted('marked')).toEqual([])
  Object.assign(document, { caretPositionFromPoint: () => null })
})

test("'Copy' copies the words, where they are from, and a link that opens there", async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await showArticle()
  await select(words)
  await tools()
  await press(texts.copyName)
  expect(writeText).toHaveBeenCalledWith(
    '“certificate of each year”\n\nRenting Out a Flat, Pravasi Desk\nhttps://pravasidesk.example.com/blogs/renting#:~:text=certificate%20of%20each%20year',
  )
  await screen.findByRole('button', { name: texts.copiedShort })
})

test("'Ask about this passage' quotes it into the enquiry that is being written", async () => {
  await clearDraft(enquiryDraftId)
  const { router } = await showArticle()
  await select(words)
  await tools()
  await press(texts.askName)
  await waitFor(() => expect(router.state.location.href).toBe('/contact#contact'))
  const { message = '' } = (await loadDraft(enquiryDraftId)) ?? {}
  expect(message).toContain('I read “Renting Out a Flat”')
  expect(message).toContain('“certificate of each year”')
  await clearDraft(enquiryDraftId)
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
  await highlight()
  await waitFor(async () => expect((await list()).textContent).toContain(texts.notKept))
  expect(await entries()).toHaveLength(1)
})
