import type { AnyRouter } from '@tanstack/react-router'
import { untilLoaded } from '#browser/untilLoaded.ts'
import { reloadOnce } from '#features/updates/reloadOnce.ts'
import { hasUnsentText } from '#features/updates/unsentText.ts'
import { fetchLateScript } from '#offline/lateScript.ts'

const loadIt = async () => {
  await fetchLateScript()
  return import('./latePart.ts')
}
/** After so many failures a reload is tried: a deployment may have replaced the script. */
const manyFailures = 4

/** What a test replaces. */
interface Deps {
  load: () => Promise<{ startLatePart: (router: AnyRouter) => void }>
  wait?: (failure: number) => Promise<void>
  reload: () => Promise<void>
}

/**
 * Loads what the page does without until it answers, and starts it. What waits in the outbox is not sent before, so it is
 * asked for as long as the page is open.
 */
export async function loadLatePart(
  router: AnyRouter,
  { load, wait, reload }: Deps = { load: loadIt, reload: reloadOnce },
): Promise<void> {
  const late = await untilLoaded(load, wait, (failures) => {
    // The page answers already: whoever writes in it is not disturbed.
    if (failures >= manyFailures && !hasUnsentText()) void reload()
  })
  late.startLatePart(router)
}
