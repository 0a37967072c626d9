import { scrollBehavior } from './scrollBehavior.ts'

/** Milliseconds of a glide. Row BA-30 allows 300; a slow phone may add a frame. */
export const glideTime = 200

/** With any of these the visitor takes over. */
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Jumps to `from` and glides to `to`, at once where the visitor asked for less motion. The browser's own smooth scrolling
 * takes longer the longer the way is, and each engine has its own idea of how long.
 */
export function glide(from: number, to: number): void {
  jump(scrollBehavior() === 'instant' ? to : from)
  if (Math.round(window.scrollY) === Math.round(to)) return
  const done = new AbortController()
  for (const type of takesOver) {
    addEventListener(type, () => done.abort(), { passive: true, capture: true, signal: done.signal })
  }
  const began = performance.now()
  let last = window.scrollY
  const step = (now: number) => {
    // Somebody else scrolled, such as a click on a link to a section.
    if (Math.abs(window.scrollY - last) > 1) done.abort()
    if (done.signal.aborted) return
    const left = 1 - Math.min(1, Math.max(0, now - began) / glideTime)
    jump(to + (from - to) * left ** 3)
    last = window.scrollY
    if (left > 0) requestAnimationFrame(step)
    else done.abort()
  }
  requestAnimationFrame(step)
}

/** Glides to a place from at most a screen away, so that a far one is in view at once. */
export function glideTo(top: number): void {
  const { scrollY, innerHeight } = window
  glide(Math.min(top + innerHeight, Math.max(top - innerHeight, scrollY)), top)
}

function jump(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' })
}
