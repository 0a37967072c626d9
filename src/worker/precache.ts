import type { PrecacheController } from 'workbox-precaching'
import { compressed } from '#offline/compressed.ts'
import { withLinkedStyles } from '#offline/pageStyles.ts'

/** Parallel downloads: few enough to leave bandwidth to the open page, enough not to wait for each answer in turn. */
const atOnce = 6
/** Retry delays in milliseconds. One failed file among 150 must not abort the install. */
const retryDelays = [1000, 3000]
/** A line that drops every third request drops some file of so many three times: where nothing answered there are more tries. */
const pausesUnanswered = [...retryDelays, 3000, 3000, 5000, 5000, 10_000]

/**
 * Stores every missing file of the precache, with its text compressed. Rejects if a file fails at its last try: a worker
 * that promises pages it does not hold must not be installed.
 */
export async function storeAll(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName)
  const existing = new Set((await cache.keys()).map(({ url }) => url))
  const queue = [...precache.getURLsToCacheKeys()].filter(([, key]) => !existing.has(key))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await store(cache, next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function store(cache: Cache, [url, key]: [url: string, key: string], failures = 0): Promise<void> {
  try {
    // A hashed name never changes. For other files, and after a bad answer, bypass the HTTP cache.
    const mayBeKept = key === url && failures === 0
    const response = await fetch(url, { cache: mayBeKept ? 'default' : 'reload', credentials: 'same-origin' })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    await cache.put(key, compressed(await asStored(response), url))
  } catch (error) {
    const isUnanswered = error instanceof TypeError
    const delay = (isUnanswered ? pausesUnanswered : retryDelays)[failures]
    if (delay === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, delay))
    await store(cache, [url, key], failures + 1)
  }
}

async function asStored(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  // Both speak of the body as it was sent.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(withLinkedStyles(await response.text()), { headers })
}
