import { useSyncExternalStore } from 'react'

/** Where the reader may go on in the article that is open. */
export interface Offer {
  heading: string
  minutes: number
  /** Goes there. */
  take: () => void
  /** Reads from the top instead. */
  decline: () => void
}

let current: Offer | undefined
const listeners = new Set<() => void>()

/** Shows an offer in the place of the last one, or none. */
export function setOffer(offer: Offer | undefined): void {
  current = offer
  for (const listener of listeners) listener()
}

/** The offer that stands now; none until hydration. */
export function useOffer(): Offer | undefined {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => current,
    () => undefined,
  )
}
