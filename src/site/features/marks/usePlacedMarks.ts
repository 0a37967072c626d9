import { useEffect, useMemo, useState } from 'react'
import type { Mark } from '#device/kept.ts'
import { noteChanges, withChange } from '#device/offline/marks.ts'
import { type Found, findQuote } from './findQuote.ts'
import type { IsOwn } from './ownWords.ts'
import { type PageText, readText, spanOfBlocks } from './pageText.ts'

/** A mark, and where it is in the text; without a place when its passage is no longer there. */
export interface PlacedMark {
  mark: Mark
  found: Place | undefined
}

/** The place of a mark; the whole of its paragraphs where a translator has changed their words. */
type Place = Found & { isParagraph?: true }

/** The text inside the element, read again when React or a script changes it. */
export function usePageText(root: Element): PageText {
  const [page, setPage] = useState(() => readText(root))
  useEffect(() => {
    const observer = new MutationObserver(() => setPage(readText(root)))
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [root])
  return page
}

/** Of the marks that were looked for last; more than one article has. */
const mostPlaces = 500
const places = new Map<Mark['id'], { exact: string; text: string; found: Found | undefined }>()

/**
 * Looking for a passage that has gone takes some milliseconds, so a mark is looked for once in a text. By its id: every
 * write answers with new objects.
 */
function placeOf(mark: Mark, text: string): Found | undefined {
  const { id, exact } = mark
  const known = places.get(id)
  if (known?.text === text && known.exact === exact) return known.found
  const found = findQuote(text, mark)
  places.delete(id)
  places.set(id, { exact, text, found })
  for (const oldest of places.keys()) {
    if (places.size <= mostPlaces) break
    places.delete(oldest)
  }
  return found
}

/** The mark's paragraphs, if its words are not the text's because they, or the text's, are a translator's. */
function paragraphsOf({ blocks, isTranslated }: Mark, page: PageText, isOwn: IsOwn): Place | undefined {
  const span = blocks && spanOfBlocks(page, blocks)
  if (!span) return undefined
  const lines = page.text.slice(span.start, span.end).split('\n')
  return isTranslated || !lines.every(isOwn) ? { ...span, isExact: false, isParagraph: true } : undefined
}

function changeOf(found: Place | undefined): Mark['changed'] {
  if (!found) return 'gone'
  if (found.isParagraph) return 'translated'
  return found.isExact ? undefined : 'edited'
}

/**
 * The marks with their places, as their words are in the text now. What became of their words is kept, for the lists on
 * other pages, unless the page is translated just now: that says nothing of its text.
 */
export function usePlacedMarks(
  path: string,
  marks: readonly Mark[],
  page: PageText,
  isOwn: IsOwn,
): readonly PlacedMark[] {
  const placed = useMemo(
    () => marks.map((mark) => ({ mark, found: placeOf(mark, page.text) ?? paragraphsOf(mark, page, isOwn) })),
    [marks, page, isOwn],
  )
  const isOriginal = useMemo(
    () => page.blocks.every(({ start, end }) => isOwn(page.text.slice(start, end))),
    [page, isOwn],
  )
  useEffect(() => {
    if (!isOriginal) return
    const changes = new Map(
      placed
        .filter(({ mark, found }) => mark.changed !== changeOf(found))
        .map(({ mark, found }) => [mark.id, changeOf(found)]),
    )
    if (changes.size > 0) noteChanges(path, changes)
  }, [path, placed, isOriginal])
  return useMemo(() => placed.map(({ mark, found }) => ({ mark: withChange(mark, changeOf(found)), found })), [placed])
}
