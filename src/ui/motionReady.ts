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
