/** Stands in for Web Locks, which the test's browser does not have: one after another, whatever the name. */
export function fakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}
