import type { PrecacheController } from 'workbox-precaching'
import { packed } from '#library/packed.ts'

/** Few enough not to take the line from the page that is open, enough not to wait for each answer in turn. */
const atOnce = 6

/**
 * Stores every file of the precache that is not stored yet, with its text compressed. Rejects when one cannot be had:
 * a worker that promises pages it does not hold must not be installed.
 */
export async function storeAll(precache: PrecacheController): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName)
  const present = new Set((await cache.keys()).map(({ url }) => url))
  const queue = [...precache.getURLsToCacheKeys()].filter(([, key]) => !present.has(key))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, key] = next
      // A name that holds its hash never changes; of other files the browser may still have the last version.
      const response = await fetch(url, { cache: key === url ? 'default' : 'reload', credentials: 'same-origin' })
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
      await cache.put(key, packed(response))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
