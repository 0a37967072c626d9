import { unfinishedKey } from '#content/storageKeys.ts'

/** Whether some article may be unfinished on this device; answers at once. */
export function mayBeUnfinished(): boolean {
  try {
    return localStorage.getItem(unfinishedKey) !== null
  } catch {
    return false
  }
}

/** Notes whether some article may be unfinished. */
export function noteUnfinished(isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(unfinishedKey, '1')
    else localStorage.removeItem(unfinishedKey)
  } catch {
    // Then no other page offers to go on.
  }
}
