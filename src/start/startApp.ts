import { backOff } from '#browser/backOff.ts'
import { reloadOnce } from '#features/updates/reloadOnce.ts'
import { askForFonts, askForFontsAfter, showFontsAnyway } from './pageFonts.ts'
import { askForScripts, scriptLinks } from './scriptLinks.ts'
import { yieldToMain } from './yieldToMain.ts'

/** After this many failures, the next one is reported and a reload is tried: the scripts may be gone for good. */
const manyFailures = 3
let started = false

declare global {
  interface Window {
    /** Of a prerendered page in a browser that is not too old. */
    startApp?: typeof startApp
  }
}

/**
 * Starts the application after the first paint, one chunk per task, so that no task is long; input starts it at once. `load`
 * evaluates the chunk of this address; `whole` all of them, where the page names none in `<link>`s, as that of the
 * development server.
 */
export function startApp(load: (href: string) => Promise<unknown>, whole?: Step): void {
  const steps = stepsOf(load, whole)
  const now = () => void start(steps)
  // The first paint comes first: evaluation would hold it up.
  requestAnimationFrame(() => setTimeout(now, 0))
  const atOnce = () => {
    askForScripts()
    now()
  }
  // A page in a background tab paints nothing.
  if (window.earlyInput?.woken || document.visibilityState === 'hidden') atOnce()
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
    addEventListener(type, atOnce, { once: true, passive: true, capture: true })
  }
}

async function stepsOf(load: (href: string) => Promise<unknown>, whole: Step | undefined): Promise<readonly Step[]> {
  const links = await scriptLinks()
  askForFontsAfter(links)
  if (links.length === 0 && whole) return [whole]
  return links.map(
    ({ href }) =>
      () =>
        load(href),
  )
}

/** Evaluates what the page has asked for already (prerender/pageScripts.ts). */
type Step = () => Promise<unknown>

async function start(steps: Promise<readonly Step[]>): Promise<void> {
  if (started) return
  started = true
  for (const step of await steps) {
    await untilLoaded(step)
    await yieldToMain()
  }
  // Not every browser says which links have loaded before anything listened.
  askForFonts()
}

/** Retries failed imports; browsers do not. */
async function untilLoaded(step: Step): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await step()
      return
    } catch (error) {
      showFontsAnyway()
      if (failures === manyFailures) reportError(error)
      if (failures >= manyFailures) void reloadOnce()
      await backOff(failures)
    }
  }
}
