import type { PrecacheController } from 'workbox-precaching'
import { packed } from '#library/packed.ts'

/** Few enough not to take the line from the page that is open, enough not to wait for each answer in turn. */
const atOnce = 6
/** One bad answer among a hundred and fifty must not cost the whole copy: a file is asked for again after these milliseconds. */
const pauses = [1000, 3000]

/**
 * Stores every file of the precache that is not stored yet, with its text compressed. Rejects when one cannot be had
 * at the third try either: a worker that promises pages it does not hold must not be installed.
 */
export async function storeAll(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName)
  const present = new Set((await cache.keys()).map(({ url }) => url))
  const queue = [...precache.getURLsToCacheKeys()].filter(([, key]) => !present.has(key))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await store(cache, next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function store(cache: Cache, [url, key]: [url: string, key: string], failures = 0): Promise<void> {
  try {
    // A name that holds its hash never changes; of other files, and of a bad answer, the browser may still have the last.
    const mayBeKept = key === url && failures === 0
    const response = await fetch(url, { cache: mayBeKept ? 'default' : 'reload', credentials: 'same-origin' })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    await cache.put(key, packed(response))
  } catch (error) {
    const pause = pauses[failures]
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    await store(cache, [url, key], failures + 1)
  }
}
