import { createStore } from '@tanstack/store'
import { get } from 'idb-keyval'
import { useObserved } from '#browser/useObserved.ts'
import { type Inline, parseInline } from '#content/inline.ts'
import { change } from '#device/records.ts'
import { tickStore } from './tickStore.ts'

/** The ticks of one page, by the ids of the items, and whether this browser keeps it. */
export interface Ticks {
  done: readonly string[]
  isKept: boolean
}

const none: Ticks = { done: [], isKept: true }
const first: ReadonlyMap<string, Ticks> = new Map()
const byPage = createStore(first)
const reading = new Map<string, Promise<void>>()

/** The item's words without markup and signs. A tick survives a new order, a new link and a corrected comma. */
export function itemId(item: string): string {
  return wordsOf(parseInline(item))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads the ticks of a page, once for all of its checklists. */
export function readTicks(page: string): Promise<void> {
  const started = reading.get(page) ?? read(page)
  reading.set(page, started)
  return started
}

/** Ticks these items or clears them, and keeps that on this device. Resolves when it is kept, or cannot be. */
export async function setTicks(page: string, ids: readonly string[], isDone: boolean): Promise<void> {
  const apply = (done: readonly string[]) => [...done.filter((id) => !ids.includes(id)), ...(isDone ? ids : [])]
  const { done, isKept } = byPage.get().get(page) ?? none
  show(page, { done: apply(done), isKept })
  try {
    // Another tab may have ticked meanwhile, so the change is applied to what is stored.
    await change<string[]>(tickStore, page, (old = []) => {
      const next = apply(old)
      return next.length > 0 ? next : undefined
    })
  } catch {
    show(page, { done: byPage.get().get(page)?.done ?? [], isKept: false })
  }
}

/** Hook: what is ticked on the page. */
export function useTicks(page: string): Ticks {
  return useObserved(byPage, first).get(page) ?? none
}

async function read(page: string): Promise<void> {
  try {
    show(page, { done: (await get<string[]>(page, tickStore)) ?? [], isKept: true })
  } catch {
    show(page, { done: [], isKept: false })
  }
}

function show(page: string, ticks: Ticks): void {
  byPage.setState((all) => new Map(all).set(page, ticks))
}

function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.type === 'note') return ''
      return part.type === 'text' ? part.text : wordsOf(part.content)
    })
    .join('')
}
