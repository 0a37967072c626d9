/** Lets the browser do what is more urgent: what follows is a task of its own. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in window && 'postTask' in (window.scheduler as object)) {
      void (window.scheduler as { postTask: (task: () => void, options: object) => void }).postTask(resolve, {
        priority: 'background',
      })
    } else setTimeout(resolve, 0)
  })
}
