import { createStore } from '@tanstack/store'
import { type Inline, parseInline } from '#content/inline.ts'
import { ticks } from '#device/kept.ts'
import { useObserved } from '#ui/browser/useObserved.ts'

/** The ticks of one page, by the ids of the items, and whether this browser keeps it. */
export interface Ticks {
  done: readonly string[]
  isKept: boolean
}

const none: Ticks = { done: [], isKept: true }
const first: ReadonlyMap<string, Ticks> = new Map()
const byPage = createStore(first)

/** The item's words without markup and signs. A tick survives a new order, a new link and a corrected comma. */
export function itemId(item: string): string {
  return wordsOf(parseInline(item))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

let isWatching = false

/** Shows the ticks of a page, also as other tabs change them. */
export function readTicks(page: string): void {
  if (!isWatching) ticks.watch(show)
  isWatching = true
  show(page)
}

/** Ticks these items or clears them, and keeps that on this device. */
export function setTicks(page: string, ids: readonly string[], isDone: boolean): void {
  // Another tab may have ticked meanwhile, so the change is applied to what is stored.
  const rest = (ticks.get(page) ?? []).filter((id) => !ids.includes(id))
  const done = isDone ? [...rest, ...ids] : rest
  ticks.set(page, done.length > 0 ? done : undefined)
  show(page)
}

/** Hook: what is ticked on the page. */
export function useTicks(page: string): Ticks {
  return useObserved(byPage, first).get(page) ?? none
}

function show(page: string): void {
  const shown = { done: ticks.get(page) ?? [], isKept: ticks.isKept(page) }
  byPage.setState((all) => new Map(all).set(page, shown))
}

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.type === 'note') return ''
      return part.type === 'text' ? part.text : wordsOf(part.content)
    })
    .join('')
}
