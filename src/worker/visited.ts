import { unpacked } from '#library/packed.ts'
import { visitedCache } from '#library/visited.ts'

/** Milliseconds after which a page that is kept is shown although the network has not answered. */
const patience = 4000

/** From the network; where it fails or keeps the reader waiting, what was kept when it was read before. */
export async function networkOrVisited(request: Request): Promise<Response> {
  const cache = await caches.open(visitedCache)
  const kept = await cache.match(new URL(request.url).pathname)
  if (!kept) return fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(unpacked(kept)), patience))
  return Promise.race([fetch(request).catch(() => unpacked(kept)), late])
}

/** The page for unknown addresses, marked: it is the connection that is missing, and perhaps not the page. */
export async function unreachable(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html ', '<html data-unreachable '), { status: 404, headers: page.headers })
}
