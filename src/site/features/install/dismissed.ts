import { installDismissedKey } from '#content/storageKeys.ts'

/** How long a dismissed offer stays hidden, in milliseconds: 90 days. */
const quiet = 90 * 24 * 3600 * 1000

/** Whether the offer was dismissed within 90 days. Counts as dismissed where nothing can be stored. */
export function isDismissed(now = Date.now()): boolean {
  try {
    const at = localStorage.getItem(installDismissedKey)
    return at !== null && now - Number(at) < quiet
  } catch {
    return true
  }
}

/** Dismisses the offer for 90 days. */
export function dismiss(now = Date.now()): void {
  try {
    localStorage.setItem(installDismissedKey, String(now))
  } catch {
    // Without storage the offer is never shown.
  }
}
