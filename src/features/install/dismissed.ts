import { installDismissedKey } from '#content/storageKeys.ts'

/** So long the offer stays away once it was put away, in milliseconds: 90 days. */
const quiet = 90 * 24 * 3600 * 1000

/** Whether the offer was put away less than 90 days ago. Where nothing can be remembered it counts as put away. */
export function isDismissed(now = Date.now()): boolean {
  try {
    const at = localStorage.getItem(installDismissedKey)
    return at !== null && now - Number(at) < quiet
  } catch {
    return true
  }
}

/** Puts the offer away for 90 days. */
export function dismiss(now = Date.now()): void {
  try {
    localStorage.setItem(installDismissedKey, String(now))
  } catch {
    // It was not shown here.
  }
}
