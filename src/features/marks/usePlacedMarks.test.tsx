// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findQuote } from './findQuote.ts'
import { readText } from './pageText.ts'
import { markOf, paragraphs, path } from './testing/showArticle.tsx'
import { usePlacedMarks } from './usePlacedMarks.ts'

vi.mock('./findQuote.ts', { spy: true })

const pageOf = (text: string) => {
  const page = document.createElement('div')
  page.append(text)
  return readText(page)
}

test('a mark is looked for once in a text, though every write answers with new objects', () => {
  const page = pageOf(paragraphs.join('\n'))
  const hook = ({ now, marks }: { now: typeof page; marks: ReturnType<typeof markOf>[] }) =>
    usePlacedMarks(path, marks, now)
  const { rerender, result } = renderHook(hook, { initialProps: { now: page, marks: [markOf('one')] } })
  rerender({ now: page, marks: [markOf('one'), markOf('gone', { exact: 'these words are not there at all' })] })
  rerender({ now: page, marks: [markOf('one'), markOf('gone', { exact: 'these words are not there at all' })] })
  expect(findQuote).toHaveBeenCalledTimes(2)
  rerender({ now: pageOf('The text was edited.'), marks: [markOf('one')] })
  expect(findQuote).toHaveBeenCalledTimes(3)
  expect(result.current[0]?.found).toBeUndefined()
})
