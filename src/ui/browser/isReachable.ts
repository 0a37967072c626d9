const timeout = 8000

/** Whether the site answers now, with any status. Requests the smallest file that is never cached. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    return true
  } catch {
    return false
  }
}
