import { unsavedMarksKey } from '#content/storageKeys.ts'
import type { Mark } from './marks.ts'

/** Whether this tab left the page before its marks were written; answers at once. */
export function hasUnsavedMarks(path: string): boolean {
  return read(path) !== null
}

/** The marks with which this tab left the page before they were written. */
export function unsavedMarks(path: string): Mark[] {
  return JSON.parse(read(path) ?? '[]') as Mark[]
}

/**
 * Mirrors what IndexedDB has not written yet. Leaving the page aborts that write (see `openDatabase`); session storage is
 * written before the event handler returns.
 */
export function mirrorMarks(path: string, marks: readonly Mark[]): void {
  try {
    if (marks.length > 0) sessionStorage.setItem(unsavedMarksKey + path, JSON.stringify(marks))
    else sessionStorage.removeItem(unsavedMarksKey + path)
  } catch {
    // Blocked or full: then the write to IndexedDB alone counts.
  }
}

function read(path: string): string | null {
  try {
    return sessionStorage.getItem(unsavedMarksKey + path)
  } catch {
    return null
  }
}
