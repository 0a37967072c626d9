import { articleFilePath } from '#content/articleFiles.ts'
import { packed } from './packed.ts'
import { readings } from './progress.ts'

/** Cache Storage's name for articles that were opened and that the precache does not hold. */
export const visitedCache = 'visited-pages'

/** So many articles stay, the last opened first: with some 20 KB each they take less than a few pictures. */
const most = 20

interface Means {
  caches?: CacheStorage
  fetch?: (url: string) => Promise<Response>
}

/**
 * Keeps the articles that were opened last, page and file, where the precache has only the newest. One that cannot be
 * had now is left for the next time. Resolves when all is done.
 */
export async function keepVisited({ caches = globalThis.caches, fetch = get }: Means = {}): Promise<void> {
  try {
    const cache = await caches.open(visitedCache)
    const wanted = new Set<string>()
    for (const { slug } of (await readings()).slice(0, most)) {
      if (await isPrecached(caches, articleFilePath(slug))) continue
      for (const path of [`/blogs/${slug}`, articleFilePath(slug)]) {
        wanted.add(path)
        if (await cache.match(path)) continue
        const response = await fetch(path).catch(() => undefined)
        if (response?.ok) await cache.put(path, packed(response))
      }
    }
    for (const request of await cache.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
    }
  } catch {
    // Without Cache Storage, or with a full one, nothing more can be kept.
  }
}

const get = (url: string) => globalThis.fetch(url, { priority: 'low' })

async function isPrecached(caches: CacheStorage, path: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (name === visitedCache) continue
    if (await (await caches.open(name)).match(path, { ignoreSearch: true })) return true
  }
  return false
}
