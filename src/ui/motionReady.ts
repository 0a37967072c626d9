let ready = false

/** Called by the chunk of motion features when it has arrived. */
export function markMotionReady(): void {
  ready = true
}

/**
 * Whether Framer Motion can play now and the visitor wants it to. What waits for it while it cannot would stay hidden.
 */
export function motionCanPlay(): boolean {
  return ready && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** For the loader of a page that moves: inside the app the page waits for its motion, the first page of a visit does not. */
export async function motionOnArrival(): Promise<void> {
  if (typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset)) return
  await import('./motionFeatures.ts').catch(() => {})
}
