import { unsavedDraftsKey } from '#content/storageKeys.ts'

/** The id of a form and what was typed in it, by field name. */
type Entry = [formId: string, fields: Record<string, string>]

interface PageGlobals {
  /** A worker has none. */
  sessionStorage?: {
    getItem(key: string): string | null
    setItem(key: string, text: string): void
    removeItem(key: string): void
  }
}

/** Drafts, with the ids of their forms, of a page of this tab that was left before IndexedDB had written them. */
export function readMirror(): Entry[] {
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
export function writeMirror(unsaved: Entry[]): void {
  try {
    const { sessionStorage } = globalThis as PageGlobals
    if (!sessionStorage) return
    if (unsaved.length > 0) sessionStorage.setItem(unsavedDraftsKey, JSON.stringify(unsaved))
    else sessionStorage.removeItem(unsavedDraftsKey)
  } catch {
    // Blocked or full: then the write to IndexedDB alone counts.
  }
}
