/** Milliseconds in which a file to be stored has come: the largest have 100 KB, and six share a slow line. */
const longest = 60_000

/**
 * Ends a request for a file that has not come as a whole after a minute: behind a proxy that stalls, a body may never end,
 * and what stores it holds a lock or a turn that others wait for.
 */
export function fileLimit(): AbortSignal {
  return AbortSignal.timeout(longest)
}

/** Whether a request ended because its limit was over. */
export function isLate(error: unknown): boolean {
  return error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)
}
