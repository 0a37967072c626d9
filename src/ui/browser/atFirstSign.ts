const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** Calls `run` once, at the visitor's first input. */
export function atFirstSign(run: () => void): void {
  const done = new AbortController()
  const onSign = () => {
    done.abort()
    run()
  }
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true, signal: done.signal })
}
