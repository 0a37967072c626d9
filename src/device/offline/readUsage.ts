import { pictureCache, seenPictureCache } from './pictureCache.ts'
import { siteCacheNames } from './siteCaches.ts'

const pictureCaches: readonly string[] = [pictureCache, seenPictureCache]

/** The content stored on this device for offline reading. Sizes in bytes, times in epoch milliseconds. */
export interface OfflineUsage {
  /** Pages that open offline, with the time they were stored; `undefined` if the server sent no date. */
  pages: { path: string; refreshedAt: number | undefined }[]
  /** Text set: pages, scripts, styles and fonts. */
  textBytes: number
  /** `subjects` are the drawings by kind and name, in any width: 'desk/nri-wills'. */
  pictures: { count: number; bytes: number; subjects: ReadonlySet<string> }
  /** The newest time of any page. */
  refreshedAt: number | undefined
}

/**
 * Reads Cache Storage, opening every entry, so call it only when the result is shown. Empty where Cache Storage is
 * unavailable.
 */
export async function readUsage(caches: CacheStorage = globalThis.caches): Promise<OfflineUsage> {
  const found = empty()
  try {
    for (const name of await siteCacheNames(caches)) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) await count(found, name, request.url, await cache.match(request))
    }
  } catch {
    // A browser without Cache Storage has stored nothing.
  }
  found.pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  return found
}

/** Whether the hero picture of a stored service or article is missing, so that the page opens as text only. */
export function isTextOnly(path: string, { pictures: { subjects } }: OfflineUsage): boolean {
  const [, place, name] = /^\/(services|blogs)\/(.+)$/.exec(path) ?? []
  if (!name) return false
  return !(place === 'blogs' ? ['desk'] : ['hero', 'hero-narrow']).some((kind) => subjects.has(`${kind}/${name}`))
}

/**
 * Removes all pages and pictures that are stored for reading from this device. What waits to be sent stays, and what the
 * workplace needs to open offline.
 */
export async function clearOffline(caches = globalThis.caches): Promise<void> {
  await Promise.all((await siteCacheNames(caches)).map((name) => caches.delete(name)))
}

interface Counting extends OfflineUsage {
  pictures: { count: number; bytes: number; subjects: Set<string> }
}

function empty(): Counting {
  return { pages: [], textBytes: 0, pictures: { count: 0, bytes: 0, subjects: new Set() }, refreshedAt: undefined }
}

async function count(found: Counting, cacheName: string, url: string, response: Response | undefined): Promise<void> {
  if (!response) return
  const { size } = await response.blob()
  if (pictureCaches.includes(cacheName)) {
    found.pictures.count += 1
    found.pictures.bytes += size
    const subject = /^\/art\/(.+)-\d+\.webp$/.exec(new URL(url).pathname)?.[1]
    if (subject) found.pictures.subjects.add(subject)
    return
  }
  found.textBytes += size
  const path = pagePath(url)
  if (path === undefined || !response.headers.get('Content-Type')?.startsWith('text/html')) return
  const date = Date.parse(response.headers.get('Date') ?? '')
  const refreshedAt = Number.isNaN(date) ? undefined : date
  if (!found.pages.some((page) => page.path === path)) found.pages.push({ path, refreshedAt })
  if (refreshedAt !== undefined) found.refreshedAt = Math.max(found.refreshedAt ?? 0, refreshedAt)
}

/** '/hi', '/hi/blogs/x': kept as they are read (translated.ts), beside the English page of the same name. */
const inAnotherLanguage = /^\/[a-z]{2}(?:\/|$)/

/**
 * `/blogs/x/index.html?__WB_REVISION__=1` is the page `/blogs/x`; the fallback page for missing pages and pages in another
 * language are not counted.
 */
function pagePath(url: string): string | undefined {
  const path = new URL(url).pathname.replace(/\/?(index\.html)?$/, '')
  return path.endsWith('.html') || path === '/offline' || inAnotherLanguage.test(path) ? undefined : path || '/'
}
