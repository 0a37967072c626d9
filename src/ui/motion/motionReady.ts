import { isHydrated } from '#ui/browser/hydrated.ts'

let ready = false

/** Called by the motion chunk when it has loaded. */
export function markMotionReady(): void {
  ready = true
}

/** Whether Framer Motion is loaded and motion is welcome. Content waiting for it otherwise would stay hidden. */
export function motionCanPlay(): boolean {
  return ready && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** For loaders of animated pages: in-app navigation waits for the motion chunk, the first page of a visit does not. */
export async function motionOnArrival(): Promise<void> {
  if (!isHydrated()) return
  await import('./motionFeatures.ts').catch(() => {})
}
