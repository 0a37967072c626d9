import type { PrecacheController } from 'workbox-precaching'
import { compressed } from '#device/offline/compressed.ts'
import { fileLimit, isLate } from '#device/offline/fileLimit.ts'
import { storedPage } from '#device/offline/storedPage.ts'

/** Parallel downloads: few enough to leave bandwidth to the open page, enough not to wait for each answer in turn. */
const atOnce = 6
/** How often a file is asked for again after a bad answer: one such file among some 200 must not abort the install. */
const retries = 2
/**
 * Pauses in milliseconds before each round of files that failed. On a connection that loses a third of its requests some of
 * 200 files fail three times in a row, so requests without a response get more rounds than bad answers do.
 */
const pauses = [1000, 3000, 3000, 3000, 5000, 5000, 10_000]

/** The address of a file and its key in the cache. */
type FileToStore = [url: string, key: string]

/**
 * Stores every missing file of the precache, with its text compressed. Rejects if a file fails at its last try: a worker
 * that promises pages it does not hold must not be installed.
 */
export async function storeAll(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName)
  const existing = new Set((await cache.keys()).map(({ url }) => url))
  let left = [...precache.getURLsToCacheKeys()].filter(([, key]) => !existing.has(key))
  // Failed files are retried after the others: a pause for each would hold up all that follow.
  for (let round = 0; left.length > 0; round += 1) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, pauses[round - 1]))
    left = await storeRound(cache, left, round)
  }
}

/** Asks for each file once; resolves with those to ask for again. */
async function storeRound(cache: Cache, files: readonly FileToStore[], round: number): Promise<FileToStore[]> {
  const queue = [...files]
  const failed: FileToStore[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        await store(cache, next, round > 0)
      } catch (error) {
        const isUnanswered = error instanceof TypeError || isLate(error)
        if (round >= (isUnanswered ? pauses.length : retries)) throw error
        failed.push(next)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

async function store(cache: Cache, [url, key]: FileToStore, isRetry: boolean): Promise<void> {
  // A hashed name never changes. For other files, and after a bad answer, bypass the HTTP cache.
  const mayBeKept = key === url && !isRetry
  const response = await fetch(url, {
    cache: mayBeKept ? 'default' : 'reload',
    credentials: 'same-origin',
    signal: fileLimit(),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  await cache.put(key, compressed(await asStored(response), url))
}

async function asStored(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  // Both speak of the body as it was sent.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(storedPage(await response.text()), { headers })
}
