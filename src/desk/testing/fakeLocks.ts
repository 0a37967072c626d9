/**
 * One queue for all tests of a file: work that the test before has left under way holds its lock, as it would in a browser,
 * and must not run beside the next test's.
 */
let last: Promise<unknown> = Promise.resolve()

/** Stands in for Web Locks, which the test's browser does not have: one after another, whatever the name. */
export function fakeLocks(): void {
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}
