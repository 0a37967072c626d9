import type { PrecacheController } from 'workbox-precaching'
import { compressed } from '#device/offline/compressed.ts'
import { fileLimit, isLate } from '#device/offline/fileLimit.ts'
import { pageData, storedPage } from '#device/offline/storedPage.ts'

/** Parallel downloads: few enough to leave bandwidth to the open page, enough not to wait for each answer in turn. */
const atOnce = 6
/** How often a file is asked for again after a bad answer: one such file among some 200 must not abort the install. */
const retries = 2
/**
 * Pauses in milliseconds before each round of files that failed. On a connection that loses a third of its requests some of
 * 200 files fail three times in a row, so requests without a response get more rounds than bad answers do.
 */
const pauses = [1000, 3000, 3000, 3000, 5000, 5000, 10_000]

/** The files that are not stored yet: the address of each, and its key in the cache. */
type Missing = Map<string, string>

/**
 * Stores every missing file of the precache, with its text compressed. Rejects if a file fails at its last try: a worker
 * that promises pages it does not hold must not be installed.
 */
export async function storeAll(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName)
  const existing = new Set((await cache.keys()).map(({ url }) => url))
  const missing = new Map([...precache.getURLsToCacheKeys()].filter(([, key]) => !existing.has(key)))
  // Failed files are retried after the others: a pause for each would hold up all that follow.
  for (let round = 0; missing.size > 0; round += 1) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, pauses[round - 1]))
    await storeRound(cache, missing, round)
  }
}

/** Asks for each file once. What failed is still missing afterwards. */
async function storeRound(cache: Cache, missing: Missing, round: number): Promise<void> {
  await storeEach(cache, (url) => !isData(url), missing, round)
  // Only those that no page has brought.
  await storeEach(cache, isData, missing, round)
}

async function storeEach(
  cache: Cache,
  which: (url: string) => boolean,
  missing: Missing,
  round: number,
): Promise<void> {
  const queue = [...missing].filter(([url]) => which(url))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, key] = next
      try {
        await store(cache, url, key, missing, round > 0)
        missing.delete(url)
      } catch (error) {
        const isUnanswered = error instanceof TypeError || isLate(error)
        if (round >= (isUnanswered ? pauses.length : retries)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const isData = (url: string) => url.endsWith('.json')

async function store(cache: Cache, url: string, key: string, missing: Missing, isRetry: boolean): Promise<void> {
  // A hashed name never changes. For other files, and after a bad answer, bypass the HTTP cache.
  const mayBeKept = key === url && !isRetry
  const response = await fetch(url, {
    cache: mayBeKept ? 'default' : 'reload',
    credentials: 'same-origin',
    signal: fileLimit(),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return cache.put(key, compressed(response, url))
  const headers = new Headers(response.headers)
  // Both speak of the body as it was sent.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  const html = await response.text()
  await cache.put(key, compressed(new Response(storedPage(html), { headers }), url))
  await storeDataOf(html, url, cache, missing)
}

/** The data of a page came with it: its file needs no request. */
async function storeDataOf(html: string, url: string, cache: Cache, missing: Missing): Promise<void> {
  const { paths, text } = pageData(html)
  for (const path of paths) {
    const file = new URL(path, url).href
    const key = missing.get(file)
    if (!key) continue
    const headers = { 'Content-Type': 'application/json' }
    await cache.put(key, compressed(new Response(text, { headers }), file))
    missing.delete(file)
  }
}
