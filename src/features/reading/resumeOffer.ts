import { createStore } from '@tanstack/store'
import { useObserved } from '#browser/useObserved.ts'

/** Offer to continue in the open article. */
export interface ResumeOffer {
  heading: string
  minutes: number
  /** Goes there. */
  take: () => void
  /** Starts from the top instead. */
  decline: () => void
}

const current = createStore<ResumeOffer | undefined>(undefined)

/** Replaces the current offer, or removes it. */
export function setResumeOffer(offer: ResumeOffer | undefined): void {
  current.setState(() => offer)
}

/** The current offer; none until hydration. */
export function useResumeOffer(): ResumeOffer | undefined {
  return useObserved(current, undefined)
}
