import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query matches; false until hydration, to match the prerendered page. */
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

/** Reduced motion. */
export const lessMotion = '(prefers-reduced-motion: reduce)'
