import { articleFilePath } from '#content/articleFiles.ts'
import { packed } from './packed.ts'
import { readings } from './progress.ts'
import { isRemoved } from './removed.ts'

/** Cache Storage's name for articles that were opened and that the precache does not hold. */
export const visitedCache = 'visited-pages'

/** So many articles stay, the last opened first: with some 20 KB each they take less than a few pictures. */
const most = 20

/** Stands among what is kept while all of it belongs to the version of the site that is in use. */
const currentMark = '/current'

interface Means {
  caches?: CacheStorage
  fetch?: (url: string) => Promise<Response>
}

/**
 * Keeps the articles that were opened last, page and file, where the precache has only the newest; after a new version
 * of the site, as they are now. One that cannot be had is left for the next time. Resolves when all is done, at once where
 * the visitor wants nothing stored.
 */
export async function keepVisited({ caches = globalThis.caches, fetch = get }: Means = {}): Promise<void> {
  try {
    if (await isRemoved()) return
    const cache = await caches.open(visitedCache)
    const isCurrent = (await cache.match(currentMark)) !== undefined
    const wanted = new Set([currentMark])
    let missed = false
    for (const { slug } of (await readings()).slice(0, most)) {
      if (await isPrecached(caches, articleFilePath(slug))) continue
      for (const path of [`/blogs/${slug}`, articleFilePath(slug)]) {
        wanted.add(path)
        if (isCurrent && (await cache.match(path))) continue
        const response = await fetch(path).catch(() => undefined)
        if (response?.ok) await cache.put(path, packed(response))
        else missed = true
      }
    }
    if (!missed) await cache.put(currentMark, new Response())
    for (const request of await cache.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
    }
  } catch {
    // Without Cache Storage, or with a full one, nothing more can be kept.
  }
}

/** What is kept names the scripts and styles of its version, which a new one removes: it is to be had again. */
export async function outdateVisited(caches: CacheStorage = globalThis.caches): Promise<void> {
  if ((await caches.keys()).includes(visitedCache)) await (await caches.open(visitedCache)).delete(currentMark)
}

// Not what is kept, which the worker answers with where the network is slow.
const get = (url: string) => globalThis.fetch(url, { priority: 'low', cache: 'reload' })

async function isPrecached(caches: CacheStorage, path: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (name === visitedCache) continue
    if (await (await caches.open(name)).match(path, { ignoreSearch: true })) return true
  }
  return false
}
