import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { useHydrating } from '#ui/useHydrating.ts'

let returning = false

/** Marks the way back and forward through the history, which ends where the reader was and not at the top. */
export function watchReturns(router: AnyRouter): void {
  const history: RouterHistory = router.history
  // The router's own: the browser's event comes after the page was drawn.
  history.subscribe(({ action }) => {
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') returning = true
  })
  router.subscribe('onRendered', () => {
    returning = false
  })
}

/**
 * Whether to draw the whole of a long page. After a link its header comes first and the rest in the next step, so that a
 * slow phone answers at once; not if the reader goes on somewhere in its middle. Keyed by the text that it is for.
 */
export function useWhole(): boolean {
  const hydrating = useHydrating()
  const [whole, setWhole] = useState(() => hydrating || returning || location.hash !== '')
  useEffect(() => {
    if (whole) return
    // The next frame begins when the first step is on the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setWhole(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [whole])
  return whole
}
