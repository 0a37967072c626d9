import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query holds; false until hydration, so that the first render equals the prerendered page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** For a visitor who asked for less motion. */
export const lessMotion = '(prefers-reduced-motion: reduce)'
