import { unsavedDraftsKey } from '#content/storageKeys.ts'
import type { Draft } from './item.ts'

interface PageGlobals {
  /** A worker has none. */
  sessionStorage?: {
    getItem(key: string): string | null
    setItem(key: string, text: string): void
    removeItem(key: string): void
  }
}

/** A text and its form. A displaced one is loaded once the text that was begun in its place is gone. */
export type MirroredText = [formId: string, fields: Draft, isDisplaced?: boolean]

/** As this page last read or wrote it. */
let known: readonly MirroredText[] = []

/**
 * Mirrors of other pages of this tab that were left before IndexedDB had written them; and what those pages took from
 * this one, while it was in the back-forward cache.
 */
export function readMirror(): { added: readonly MirroredText[]; taken: readonly MirroredText[] } {
  const found = parsed()
  const added = found.filter((text) => !isIn(known, text))
  const taken = known.filter((text) => !isIn(found, text))
  known = found
  return { added, taken }
}

function isIn(texts: readonly MirroredText[], text: MirroredText): boolean {
  return texts.some((other) => JSON.stringify(other) === JSON.stringify(text))
}

function parsed(): MirroredText[] {
  try {
    const { sessionStorage } = globalThis as PageGlobals
    return JSON.parse(sessionStorage?.getItem(unsavedDraftsKey) ?? '[]')
  } catch {
    return []
  }
}

/**
 * Mirrors what IndexedDB has not written yet. A reload right after a keystroke aborts that write (see `openDatabase`);
 * session storage is written before the event handler returns.
 */
export function writeMirror(texts: MirroredText[]): void {
  try {
    const { sessionStorage } = globalThis as PageGlobals
    if (!sessionStorage) return
    if (texts.length > 0) sessionStorage.setItem(unsavedDraftsKey, JSON.stringify(texts))
    else sessionStorage.removeItem(unsavedDraftsKey)
    known = texts
  } catch {
    // Blocked or full: then the write to IndexedDB alone counts.
  }
}
