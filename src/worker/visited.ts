import { unpacked } from '#library/packed.ts'
import { visitedCache } from '#library/visited.ts'

/** Milliseconds after which a page that is kept is shown although the network has not answered. */
const patience = 4000

/**
 * From the network; where it fails, the server is in trouble or the reader is kept waiting, what was kept when it was
 * read before. A request that wants to be answered anew gets the network's answer only.
 */
export async function networkOrVisited(request: Request): Promise<Response> {
  const cache = await caches.open(visitedCache)
  const kept = await cache.match(new URL(request.url).pathname)
  if (!kept || request.cache === 'reload') return fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answer = await Promise.race([fetch(request).catch(() => undefined), late])
  return answer && answer.status < 500 ? answer : unpacked(kept)
}

/** The page for unknown addresses, marked: it is the connection that is missing, and perhaps not the page. */
export async function unreachable(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html ', '<html data-unreachable '), { status: 404, headers: page.headers })
}
