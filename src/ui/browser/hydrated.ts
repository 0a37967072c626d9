import { hydratedMark } from '#content/pageMarks.ts'

let hydrated = false
const waiting = new Set<() => void>()

/** Notes that React has taken over the first page. */
export function markHydrated(): void {
  hydrated = true
  document.documentElement.setAttribute(hydratedMark, '')
  for (const run of waiting) run()
  waiting.clear()
}

/** Whether React has taken over the first page of the visit. Until then the visitor sees it as it was prerendered. */
export function isHydrated(): boolean {
  return hydrated
}

/** Calls `run` once, as soon as the page is hydrated. */
export function onceHydrated(run: () => void): void {
  if (hydrated) run()
  else waiting.add(run)
}
