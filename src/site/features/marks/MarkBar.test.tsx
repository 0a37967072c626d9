// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enquiryDraftId } from '#content/storageKeys.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { clearDraft, loadDraft } from '#device/outbox/drafts.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import {
  highlight,
  kept,
  paragraphs,
  press,
  select,
  showArticle,
  textWith,
  tools,
  words,
} from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

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
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('region', { name: texts.tools })).toBe(bar)
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

test('a selection that ends within words means whole words', async () => {
  await showArticle()
  await select('ertificate of each yea')
  await tools()
  await press(texts.highlight)
  await waitFor(async () => expect(await kept()).toEqual([[words, '']]))
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

test("'Ask about this passage' quotes it into the enquiry that is being written", async () => {
  await clearDraft(enquiryDraftId)
  const { router } = await showArticle()
  await select(words)
  await tools()
  await press(texts.askName)
  await waitFor(() => expect(router.state.location.href).toBe('/contact#contact'))
  const { message = '' } = loadDraft(enquiryDraftId) ?? {}
  expect(message).toContain('I read “Renting Out a Flat”')
  expect(message).toContain('“certificate of each year”')
  await clearDraft(enquiryDraftId)
})

/** A press with the mouse: its mousedown leaves the selection, and the look at it follows after a while. */
async function pressByMouse(name: string) {
  const button = screen.getByRole('button', { name })
  fireEvent.pointerDown(button, { pointerType: 'mouse' })
  fireEvent.pointerUp(button, { pointerType: 'mouse' })
  await act(async () => fireEvent.click(button))
  await act(() => vi.advanceTimersByTimeAsync(200))
}

test("'Close' closes the tools for a mouse, too, and 'Copied' stays", async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await showArticle()
  await select(words)
  await tools()
  vi.useFakeTimers()
  await pressByMouse(texts.copyName)
  expect(screen.getByRole('button', { name: texts.copiedShort })).toBeTruthy()
  await pressByMouse(texts.close)
  vi.useRealTimers()
  expect(screen.queryByRole('region', { name: texts.tools })).toBeNull()
})

test("'Close' by the keyboard leaves it at the passage", async () => {
  await showArticle()
  await select(words)
  const button = within(await tools()).getByRole('button', { name: texts.close })
  act(() => button.focus())
  await press(texts.close)
  expect(document.activeElement?.textContent).toBe(paragraphs[0])
})

test('Tab and Escape belong to a modal that is opened over a selection', async () => {
  await showArticle()
  await select(words)
  await tools()
  const modal = document.createElement('dialog')
  const inside = modal.appendChild(document.createElement('button'))
  document.body.append(modal)
  inside.focus()
  expect(fireEvent.keyDown(inside, { key: 'Tab' })).toBe(true)
  expect(document.activeElement).toBe(inside)
  fireEvent.keyDown(inside, { key: 'Escape' })
  expect(await tools()).toBeTruthy()
  modal.remove()
})

test('a mark deleted by its tools is brought back by them', async () => {
  await showArticle()
  await highlight()
  const node = textWith(words)
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: node, offset: node.data.indexOf('each') }) })
  fireEvent.click(screen.getByText(paragraphs[0] ?? ''))
  const bar = within(await screen.findByRole('region', { name: texts.markTools }))
  await act(async () => fireEvent.click(bar.getByRole('button', { name: texts.delete })))
  await waitFor(async () => expect(await kept()).toEqual([]))
  const ended = within(screen.getByRole('region', { name: texts.tools }))
  expect(ended.getByText(texts.deleted)).toBeTruthy()
  const undo = ended.getByRole('button', { name: texts.undo })
  expect(document.activeElement).toBe(undo)
  await act(async () => fireEvent.click(undo))
  await waitFor(async () => expect(await kept()).toEqual([[words, '']]))
  expect(document.activeElement?.textContent).toBe(paragraphs[0])
  Object.assign(document, { caretPositionFromPoint: () => null })
})

test('the tools stay above the player', async () => {
  document.documentElement.style.setProperty('--player-height', '200px')
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([new DOMRect(10, innerHeight - 60, 100, 20)] as never)
  await showArticle()
  await select(words)
  expect(Number.parseFloat((await tools()).style.top)).toBeLessThanOrEqual(innerHeight - 200)
  document.documentElement.style.removeProperty('--player-height')
})

test('a touch screen is told where the tools are, and a selection that is too long that it is', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  const long = 'Keep every page. '.repeat(250).trim()
  await showArticle([...paragraphs, long])
  await select(words)
  const status = () => screen.getByRole('status').textContent
  await waitFor(() => expect(status()).toBe(texts.selectedByTouch))
  await select(long)
  await waitFor(() => expect(status()).toBe(texts.tooLong))
  expect(screen.queryByRole('region', { name: texts.tools })).toBeNull()
})
