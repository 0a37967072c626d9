/** Delay in milliseconds for browsers without requestIdleCallback. */
const guess = 3000

/** Resolves when the browser is idle, or after `limit` milliseconds if given. */
export function whenIdle(limit?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), limit ? { timeout: limit } : {})
    else setTimeout(resolve, Math.min(limit ?? 0, guess))
  })
}
