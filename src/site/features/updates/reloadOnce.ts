import { reloadedAtKey } from '#content/storageKeys.ts'
import { keptForms } from '#ui/browser/earlyText.ts'
import { isReachable } from '#ui/browser/isReachable.ts'
import { isLeaving } from '#ui/browser/leaving.ts'
import { hasUnsentText } from './unsentText.ts'

/** A reload that did not help is not repeated for this long, in milliseconds. */
const onceIn = 10 * 60_000
/** After this long without a keystroke nobody is taken to be writing, in milliseconds. */
const silence = 5000

/**
 * Reloads a page whose first scripts stay missing: a deployment may have replaced them, and Firefox never asks again for a
 * module that was cut off half-way. Once in ten minutes, while nobody is typing, and never where typed text would be lost.
 * Nothing happens while the visitor is leaving, and nothing without a connection, for a reload would end at the browser's own
 * error page: call it again later.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (!(await isReachable())) return
    // Checked after the answer: the visitor may have left or started typing meanwhile.
    if (isLeaving()) return
    const now = Date.now()
    if (now - (window.typedAt ?? 0) < silence) return
    if (hasUnsentText(document, window.earlyInput && keptForms)) return
    if (now - Number(sessionStorage.getItem(reloadedAtKey)) < onceIn) return
    sessionStorage.setItem(reloadedAtKey, String(now))
    location.reload()
  } catch {
    // Without sessionStorage a page that keeps failing would be reloaded again and again.
  }
}
