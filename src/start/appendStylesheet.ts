/** Milliseconds in which a page waits for a stylesheet. */
const longestWait = 3000

/**
 * Asks for a stylesheet at low priority. Resolves with it, or with undefined where the line dropped it or is too slow: the
 * caller goes on without, and it may come later.
 */
export async function appendStylesheet(address: string): Promise<CSSStyleSheet | undefined> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.fetchPriority = 'low'
  const listening = new AbortController()
  const sheet = await new Promise<CSSStyleSheet | null | undefined>((resolve) => {
    // On the document: where the line drops the link, a copy takes its place (start/earlyRecovery.ts).
    const settled = ({ target, type }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.getAttribute('href') !== address) return
      resolve(type === 'load' ? target.sheet : undefined)
    }
    for (const end of ['load', 'error'])
      document.addEventListener(end, settled, { capture: true, signal: listening.signal })
    // Behind all others: before one that has faces of fonts, layers make Chromium load these anew, and text is in the fallback.
    document.body.append(link)
    setTimeout(resolve, longestWait)
  })
  listening.abort()
  return sheet ?? undefined
}
