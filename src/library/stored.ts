import { pictureCache, seenPictureCache } from './pictureCache.ts'

const pictureCaches = [pictureCache, seenPictureCache]

/** What is stored on this device for reading without a connection. Sizes are in bytes, times epoch milliseconds. */
export interface Stored {
  /** Pages that open offline, with their time of storing; `undefined` where the server gave none. */
  pages: { path: string; refreshedAt: number | undefined }[]
  /** Text set: pages, scripts, styles and fonts. */
  textBytes: number
  /** `subjects` are what is drawn, by kind and name, in whatever width: 'desk/nri-wills'. */
  pictures: { count: number; bytes: number; subjects: ReadonlySet<string> }
  /** The newest time of any page. */
  refreshedAt: number | undefined
}

/** Reads Cache Storage; nothing is stored where it cannot be used. It opens every entry: call it when shown. */
export async function stored(caches: CacheStorage = globalThis.caches): Promise<Stored> {
  const found = empty()
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) await count(found, name, request.url, await cache.match(request))
    }
  } catch {
    // A browser that refuses Cache Storage has stored nothing.
  }
  found.pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  return found
}

/** Whether the picture on top of a stored service or article is not here: it then opens as text only. */
export function isTextOnly(path: string, { pictures: { subjects } }: Stored): boolean {
  const [, place, name] = /^\/(services|blogs)\/(.+)$/.exec(path) ?? []
  if (!name) return false
  return !(place === 'blogs' ? ['desk'] : ['hero', 'hero-narrow']).some((kind) => subjects.has(`${kind}/${name}`))
}

/** Removes the pictures, or everything that is stored for reading, from this device. What waits to be sent stays. */
export async function removeStored(what: 'pictures' | 'everything', caches = globalThis.caches): Promise<void> {
  const names = what === 'pictures' ? pictureCaches : await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** A size for people: '640 KB', '2.3 MB'. */
export function sizeText(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

interface Counting extends Stored {
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

/** `/blogs/x/index.html?__WB_REVISION__=1` is the page `/blogs/x`; what stands in for a missing page is none. */
function pagePath(url: string): string | undefined {
  const path = new URL(url).pathname.replace(/\/?(index\.html)?$/, '')
  return path.endsWith('.html') || path === '/offline' ? undefined : path || '/'
}
