import { createStore } from '@tanstack/store'
import { useObserved } from '#ui/browser/useObserved.ts'
import type { Platform } from './platform.ts'

/** The current offer: the browser's prompt, manual steps, or nothing. */
export type InstallOffer = 'prompt' | Exclude<Platform, 'none'> | undefined

const offer = createStore<InstallOffer>(undefined)

/** Replaces the current offer. */
export function setInstallOffer(next: InstallOffer): void {
  offer.setState(() => next)
}

/** Hook: the current offer; nothing until hydration. */
export function useInstallOffer(): InstallOffer {
  return useObserved(offer, undefined)
}
