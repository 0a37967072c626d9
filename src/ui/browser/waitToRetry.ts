const firstDelay = 500
const longestDelay = 30_000

/**
 * Resolves when it is time to try again: after a delay in milliseconds that doubles with every failure, or as soon as the
 * browser reports a connection. The first failure is number 0.
 */
export function waitToRetry(failure: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const go = () => {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
    const timer = setTimeout(go, Math.min(longestDelay, firstDelay * 2 ** failure))
    addEventListener('online', go, { signal: listening.signal })
  })
}
