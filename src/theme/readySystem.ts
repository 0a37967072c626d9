import { completeSystem } from './completeSystem.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** A visitor who begins to do something may open what no prerendered page shows: its styles shall not wait for the engine. */
export function readySystemAtFirstSign(): void {
  const done = new AbortController()
  const make = () => {
    done.abort()
    if ('requestIdleCallback' in window) requestIdleCallback(() => void completeSystem())
    else setTimeout(completeSystem, 0)
  }
  for (const sign of signs) addEventListener(sign, make, { passive: true, capture: true, signal: done.signal })
}
