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
