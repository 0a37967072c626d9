/// <reference types="vite/client" />
// Starts the application after the first paint, one chunk per task, so that no task is long; input starts it at once.
import { reloadOnce } from '#features/updates/reloadOnce.ts'
import { stepMark } from './stepMark.ts'
import { yieldToMain } from './yieldToMain.ts'
import '#theme/fonts.css'
import '#theme/readingFace.css'
import '#theme/print.css'
import { backOff } from '#browser/backOff.ts'

/** The browser is too old for the scripts: the prerendered page stays as it is. */
const isOutdated = 'outdated' in document.documentElement.dataset
/** After this many failures, the next one is reported and a reload is tried: the scripts may be gone for good. */
const manyFailures = 3
let started = false

/**
 * Everything that hydration needs, in the order of evaluation, one chunk per task. The page has asked for all of it
 * already (prerender/pageScripts.ts). The development server names no chunks.
 */
function steps(): Array<() => Promise<unknown>> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${stepMark}]`)]
  if (links.length === 0) return [() => import('./main.tsx')]
  return links.map(
    ({ href }) =>
      () =>
        import(/* @vite-ignore */ href),
  )
}

async function start(): Promise<void> {
  if (started || isOutdated) return
  started = true
  for (const step of steps()) {
    await untilLoaded(step)
    await yieldToMain()
  }
}

/** What the line drops is asked for again; browsers do not do that. */
async function untilLoaded(step: () => Promise<unknown>): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await step()
      return
    } catch (error) {
      if (failures === manyFailures) reportError(error)
      if (failures >= manyFailures) void reloadOnce()
      await backOff(failures)
    }
  }
}

/** The first paint comes first: evaluation would hold it up. */
function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(() => void start(), 0))
}

afterPaint()
// A page in a background tab paints nothing.
if (window.earlyInput?.woken || document.visibilityState === 'hidden') void start()
for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
  addEventListener(type, () => void start(), { once: true, passive: true, capture: true })
}
