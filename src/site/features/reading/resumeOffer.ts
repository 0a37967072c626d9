import { createStore } from '@tanstack/store'
import { useObserved } from '#ui/browser/useObserved.ts'

/** Offer to continue in the open article, or on the home page in the one read last. */
export interface ResumeOffer {
  text: string
  /** The article's title within it, which may be in another language. */
  title?: { words: string; lang: string }
  minutes: number
  /** Label of the button that declines. */
  dismiss: string
  /** Goes there. */
  take: () => void
  /** Starts from the top instead, or stays. */
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
