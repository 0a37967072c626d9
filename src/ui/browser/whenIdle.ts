/** Delay in milliseconds for browsers without requestIdleCallback. */
const guess = 3000

/** Resolves when the browser is idle, or after `limit` milliseconds if given. */
export function whenIdle(limit?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), limit ? { timeout: limit } : {})
    else setTimeout(resolve, Math.min(limit ?? 0, guess))
  })
}

/** Yields to the main thread: the code after it runs in a new task. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in window && 'postTask' in (window.scheduler as object)) {
      void (window.scheduler as { postTask: (task: () => void, options: object) => void }).postTask(resolve, {
        priority: 'background',
      })
    } else setTimeout(resolve, 0)
  })
}
