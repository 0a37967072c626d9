import { fontsMark, hydratedMark, openingMark, scriptLinksId, stepMark } from '#content/pageMarks.ts'
import { reloadOnce } from '#site/features/updates/reloadOnce.ts'
import { untilLoaded } from '#ui/browser/untilLoaded.ts'
import { waitToRetry } from '#ui/browser/waitToRetry.ts'
import { yieldToMain } from '#ui/browser/whenIdle.ts'

/** After this many failures the next one is reported and a reload is tried: a deployment may have removed the file. */
const manyFailures = 3
/**
 * On a first visit the scripts wait for this share of the time that the page took to come, and `longest` milliseconds at most: the
 * hero has the line for itself meanwhile. Where they share it, even with its last part, it is painted a tenth later (bench/README.md).
 */
const headStart = 1 / 5
const longest = 500

type Step = () => Promise<unknown>

/**
 * Starts the application. It asks for all scripts together, at low priority, and evaluates them after the first paint, or at the
 * first input, one chunk per task: a long task would keep input waiting. `load` evaluates the chunk of this address; `whole`
 * all of them, where the page names none, as that of the development server.
 */
export function startApp(load: (href: string) => Promise<unknown>, whole?: Step): void {
  showFirstScreenFirst()
  const parsed = new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve(undefined)
  })
  const painted = parsed.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const input = new Promise<unknown>((resolve) => {
    // A page in a background tab paints nothing.
    if (document.visibilityState === 'hidden') resolve(undefined)
    for (const type of ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'])
      addEventListener(type, resolve, { once: true, passive: true, capture: true })
  })
  const time = Promise.race([painted, input.then(() => parsed)])
  // On the device, which a worker that controls the page says they are, asking for scripts would hold up the first paint.
  const isControlled = Boolean(navigator.serviceWorker?.controller)
  if (isControlled) document.documentElement.setAttribute(fontsMark, 'shown')
  const isAhead = new Promise((resolve) => setTimeout(resolve, Math.min(performance.now() * headStart, longest)))
  const links = (isControlled ? time : Promise.race([isAhead, input])).then(askForScripts)
  void Promise.all([links, time]).then(([links]) => {
    // Not sooner: while the whole page is laid out, no script is asked for.
    showWhole()
    return evaluate(links.length > 0 || !whole ? links : [whole], load)
  })
}

/**
 * Until its first paint, and until its scripts are asked for, the page is its first screen alone, which is painted earlier than the
 * whole; until they are here the pictures below that are not asked for (ui/theme/firstScreen.ts). Not where it may open further
 * down: at an anchor or a passage that the address names, or where a reload or Back left it.
 */
function showFirstScreenFirst() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (document.readyState !== 'loading' || opened?.type !== 'navigate' || opened.name.includes('#')) return
  document.documentElement.setAttribute(openingMark, 'paint')
  // A page in a background tab has no frames.
  addEventListener('load', showWhole)
  addEventListener('scroll', showPictures, { once: true, passive: true })
}

function showWhole() {
  const root = document.documentElement
  if (root.hasAttribute(openingMark)) root.setAttribute(openingMark, 'answer')
}

const showPictures = () => document.documentElement.removeAttribute(openingMark)

async function evaluate(steps: readonly (HTMLLinkElement | Step)[], load: (href: string) => Promise<unknown>) {
  for (const step of steps) {
    await untilLoaded(
      () => (typeof step === 'function' ? step() : load(step.href)),
      waitToRetry,
      (failures, error) => {
        // The page may never answer, and is set in its fonts all the same.
        document.documentElement.setAttribute(fontsMark, 'shown')
        showPictures()
        if (failures === manyFailures + 1) reportError(error)
        if (failures > manyFailures) void reloadOnce()
      },
    )
    await yieldToMain()
  }
  showPictures()
}

/**
 * Puts the links of the scripts in place. In Chromium, known by `userAgentData`, these are `modulepreload`, which compiles a
 * module as it comes and not in one task afterwards. Elsewhere `preload`: Firefox never asks again for a module whose preload
 * was lost.
 */
function askForScripts(): readonly HTMLLinkElement[] {
  const template = document.getElementById(scriptLinksId)
  if (!(template instanceof HTMLTemplateElement)) return []
  if ('userAgentData' in navigator)
    for (const link of template.content.querySelectorAll('link')) link.rel = 'modulepreload'
  document.head.append(template.content)
  template.remove()
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${stepMark}]`)]
}

/** Asks again for a stylesheet that the line drops from now on; browsers do not. */
export function recoverDropped(reload = reloadOnce, wait = waitToRetry): void {
  let failures = 0
  const askAgain = async (target: unknown) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    // Once the page is hydrated (ui/browser/hydrated.ts), only a stylesheet of later pages can be lost, which can do without it.
    if (failures >= manyFailures && !document.documentElement.hasAttribute(hydratedMark)) void reload()
    await wait(failures++)
    target.replaceWith(target.cloneNode())
  }
  addEventListener('error', ({ target }) => void askAgain(target), true)
}
