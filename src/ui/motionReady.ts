let ready = false

/** Called by the chunk of motion features when it has arrived. */
export function markMotionReady(): void {
  ready = true
}

/**
 * Whether Framer Motion can play now and the visitor wants it to. False on the first page of a visit, which is painted
 * before any script: what is hidden until a script shows it would stay hidden without one.
 */
export function motionCanPlay(): boolean {
  return ready && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
