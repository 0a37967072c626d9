import { marksDeletedKey } from '#content/storageKeys.ts'

/** Notes that all marks were deleted now: another tab, or a page in the back-forward cache, may still hold some. */
export function noteAllDeleted(): void {
  try {
    localStorage.setItem(marksDeletedKey, String(nextTime()))
  } catch {
    // Blocked or full: then what another tab has not written yet comes back.
  }
}

/** Whether all marks were deleted after this one was made or changed last. */
export function isDeleted({ changedAt }: { changedAt: number }): boolean {
  return changedAt <= deletedAt()
}

/** The time for a change that is made now: after the deletion of all marks, also where the clock was put back meanwhile. */
export function nextTime(): number {
  return Math.max(Date.now(), deletedAt() + 1)
}

/** Epoch milliseconds; 0 where nothing was deleted, or nothing can be noted. */
function deletedAt(): number {
  try {
    return Number(localStorage.getItem(marksDeletedKey))
  } catch {
    return 0
  }
}
