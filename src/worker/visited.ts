import { withTimeout } from '#contract/withTimeout.ts'
import { decompressed } from '#offline/compressed.ts'
import { visitedCache } from '#offline/visited.ts'

/** Milliseconds to wait for the network before a kept page is shown. */
const timeout = 4000

/**
 * Network first. Falls back to the kept copy when the network fails, the server answers 5xx, or the wait is too long. A
 * request with `cache: 'reload'` gets the network's answer only.
 */
export async function networkOrVisited(request: Request): Promise<Response> {
  const cache = await caches.open(visitedCache)
  const kept = await cache.match(new URL(request.url).pathname)
  if (!kept || request.cache === 'reload') return fetch(request)
  const answer = await withTimeout(timeout, fetch(request)).catch(() => undefined)
  return answer && answer.status < 500 ? answer : decompressed(kept)
}

/** The page for unknown addresses, marked as a missing connection rather than a missing page. */
export async function unreachable(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html ', '<html data-unreachable '), { status: 404, headers: page.headers })
}
