// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Mark } from '#device/kept.ts'
import { readText } from './pageText.ts'
import { markOf, paragraphs, path } from './testing/showArticle.tsx'
import { usePlacedMarks } from './usePlacedMarks.ts'

const isOwn = () => true

const pageOf = (text: string) => {
  const page = document.createElement('div')
  page.append(text)
  return readText(page)
}

test('a mark is looked for once in a text, though every write answers with new objects', () => {
  const edited = markOf('one', { exact: 'Keep the certificate for each year of deposits in one folder.', prefix: '' })
  const page = pageOf(paragraphs.join('\n'))
  const { rerender, result } = renderHook(({ now, mark }) => usePlacedMarks(path, [mark], now, isOwn), {
    initialProps: { now: page, mark: edited },
  })
  const [placed] = result.current
  expect(placed?.mark.changed).toBe('edited')
  rerender({ now: page, mark: { ...edited, note: 'Ask Asha' } })
  expect(result.current[0]?.mark.note).toBe('Ask Asha')
  expect(result.current[0]?.found).toBe(placed?.found)
  rerender({ now: pageOf('The text was edited.'), mark: edited })
  expect(result.current[0]?.found).toBeUndefined()
})

test('places are kept for the marks that were looked for last, and not for as long as the page is open', () => {
  const page = pageOf(paragraphs.join('\n'))
  const [first, second] = ['first', 'second'].map((id) => markOf(id))
  const placesOf = (marks: readonly Mark[]) =>
    renderHook(() => usePlacedMarks(path, marks, page, isOwn)).result.current.map(({ found }) => found)
  const [before] = placesOf([first as Mark])
  expect(placesOf([first as Mark])[0]).toBe(before)
  placesOf(Array.from({ length: 500 }, (_, index) => markOf(`other ${index}`)))
  expect(placesOf([first as Mark])[0]).toEqual(before)
  expect(placesOf([first as Mark])[0]).not.toBe(before)
  const [again] = placesOf([second as Mark])
  expect(placesOf([second as Mark])[0]).toBe(again)
})
