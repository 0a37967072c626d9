const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** Calls `run` once, as soon as the visitor begins to do anything. */
export function atFirstSign(run: () => void): void {
  const done = new AbortController()
  const once = () => {
    done.abort()
    run()
  }
  for (const sign of signs) addEventListener(sign, once, { passive: true, capture: true, signal: done.signal })
}
