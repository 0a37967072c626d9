import { unsavedMarksKey } from '#content/storageKeys.ts'
import { isDeleted } from './deletedMarks.ts'
import type { Mark } from './marks.ts'

/** A mark that is not written yet. It is tried again with the notes that `saveMark` was to replace. */
export interface UnsavedMark extends Mark {
  known?: readonly string[] | undefined
}

/** The mark as it is stored. */
export const withoutKnown = ({ known: _, ...mark }: UnsavedMark): Mark => mark

/** The marks with which this tab left the page before they were written. */
export function unsavedMarks(path: string): UnsavedMark[] {
  try {
    const mirrored = JSON.parse(sessionStorage.getItem(unsavedMarksKey + path) ?? '[]') as UnsavedMark[]
    return mirrored.filter((mark) => !isDeleted(mark))
  } catch {
    return []
  }
}

/**
 * Mirrors what IndexedDB has not written yet. Leaving the page aborts that write (see `openDatabase`); session storage is
 * written before the event handler returns.
 */
export function mirrorMarks(path: string, marks: readonly UnsavedMark[]): void {
  try {
    if (marks.length > 0) sessionStorage.setItem(unsavedMarksKey + path, JSON.stringify(marks))
    else sessionStorage.removeItem(unsavedMarksKey + path)
  } catch {
    // Blocked or full: then the write to IndexedDB alone counts.
  }
}

/** Takes a deleted mark out of the mirror of its page, which would bring it back. */
export function forgetUnsaved(path: string, id: string): void {
  mirrorMarks(
    path,
    unsavedMarks(path).filter((mark) => mark.id !== id),
  )
}

/** Whether this tab has not written marks of some page. */
export function hasMirrors(): boolean {
  return mirrorKeys().length > 0
}

/** Removes the mirrors of all pages. */
export function clearMirrors(): void {
  for (const key of mirrorKeys()) sessionStorage.removeItem(key)
}

function mirrorKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(unsavedMarksKey))
  } catch {
    // Blocked: then nothing was mirrored.
    return []
  }
}
