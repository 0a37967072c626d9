import type { AnyRouter } from '@tanstack/react-router'
import { reloadOnce } from '#site/features/updates/reloadOnce.ts'
import { hasUnsentText } from '#site/features/updates/unsentText.ts'
import { isLateScriptGone, loadLate } from '#ui/browser/lateScripts.ts'

/** Replaced in tests. */
interface Deps {
  load: () => Promise<{ startLatePart: (router: AnyRouter) => void }>
  wait?: (failure: number) => Promise<void>
  isGone: () => boolean
  reload: () => Promise<void>
}

/**
 * Loads what the page does without until it answers, and starts it. What waits in the outbox is not sent before, so it is
 * asked for as long as the page is open.
 */
export async function loadLatePart(
  router: AnyRouter,
  { load, wait, isGone, reload }: Deps = {
    load: () => import('./latePart.ts'),
    isGone: isLateScriptGone,
    reload: reloadOnce,
  },
): Promise<void> {
  const late = await loadLate(load, wait, () => {
    // Only the page of the new version has it. Whoever writes in this one is not disturbed.
    if (isGone() && !hasUnsentText()) void reload()
  })
  late.startLatePart(router)
}
