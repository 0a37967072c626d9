// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '#content/site.ts'
import { marksTexts as texts } from '#content/texts/marks.ts'
import { highlightsForAllTests } from './testing/forAllTests.ts'
import { markOf, paragraphs, press, select, showArticle, store, tools, words } from './testing/showArticle.tsx'

const painted = highlightsForAllTests()

test("'Copy' copies the words, where they are from, and a link that opens there", async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await showArticle()
  await select(words)
  await tools()
  await press(texts.copyName)
  expect(writeText).toHaveBeenCalledWith(
    `“certificate of each year”\n\nRenting Out a Flat, ${site.product}\n${site.origin}/blogs/renting#:~:text=certificate%20of%20each%20year`,
  )
  await screen.findByRole('button', { name: texts.copiedShort })
})

test("without a clipboard 'Copy' still copies, and the passage stays selected", async () => {
  const refuse = async () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: refuse } })
  Object.assign(document, {
    execCommand: () => {
      // As a field that is selected does.
      getSelection()?.removeAllRanges()
      return true
    },
  })
  await showArticle()
  await select(words)
  await tools()
  await press(texts.copyName)
  await screen.findByRole('button', { name: texts.copiedShort })
  expect(String(getSelection())).toBe(words)
  Reflect.deleteProperty(document, 'execCommand')
})

test("'Copy' from the list leads to the marked one of two passages with the same words", async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await store(markOf('one', { place: 0.2 }))
  await showArticle(['The certificate of each year counts.', ...paragraphs])
  await waitFor(() => expect(painted('marked')).toEqual([words]))
  await press(texts.copyName)
  expect(writeText.mock.lastCall?.[0]).toMatch(/#:~:text=Keep%20the-,certificate%20of%20each%20year$/)
})

test('a mark that the list led to is no longer painted once it is deleted, and is again when it is brought back', async () => {
  await store(markOf('one'))
  await showArticle()
  await waitFor(() => expect(painted('marked')).toEqual([words]))
  await press(texts.show)
  expect(painted('passage')).toEqual([words])
  await press(texts.delete)
  expect([painted('marked'), painted('passage')]).toEqual([[], []])
  await press(texts.undo)
  await waitFor(() => expect(painted('passage')).toEqual([words]))
})

test('the rest of a long passage takes the focus from the button that goes', async () => {
  await store(markOf('one', { exact: 'certificate '.repeat(40).trim() }))
  await showArticle()
  const all = await screen.findByRole('button', { name: texts.showAll })
  all.focus()
  await press(texts.showAll)
  expect(document.activeElement?.textContent).toBe('certificate '.repeat(40).trim())
})
