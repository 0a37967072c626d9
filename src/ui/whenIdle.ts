/** Browsers that cannot tell whether they are idle are given these milliseconds at most. */
const guess = 3000

/** Resolves when the browser has nothing better to do, or after `limit` milliseconds at the latest where one is given. */
export function whenIdle(limit?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), limit ? { timeout: limit } : {})
    else setTimeout(resolve, Math.min(limit ?? 0, guess))
  })
}
