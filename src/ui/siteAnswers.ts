const patience = 8000

/** Whether the site itself answers now, whatever it says. The file asked for is the smallest that is never stored here. */
export async function siteAnswers(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
