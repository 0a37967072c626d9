import { compressed, decompressed } from './compressed.ts'
import { isOptedOut } from './offlineOptOut.ts'

/** Cache Storage name for pages in another language that were read, with the scripts, styles and data that they name. */
export const translatedCache = 'translated-pages'

/** Number of pages kept, the last ones read first. */
const most = 20

/** Entry with the paths of the pages, the last one read first. */
const listed = '/read'

/** Marker entry: present while everything in the cache belongs to the current version of the site. */
const currentMark = '/current'

/** What a page names that it cannot be read or used without. Fonts are kept by the worker when they are used. */
const named = /\/assets\/[\w./-]+\.(?:js|css)|\/[a-z]{2}\/articles\/[\w./-]+\.json/g

/** Address of the list of a translation's scripts: with those that load on a press, it can be used without a connection. */
export function translationFiles(path: string): string {
  return `/${path.split('/')[1]}/files.json`
}

interface Deps {
  caches?: CacheStorage
  fetch?: (url: string) => Promise<Response>
}

/**
 * Keeps a page in another language that is being read, beside the last ones: the precache holds the English pages only, so
 * that nobody loads a language that they do not read. After a new version all of them are fetched again. What does not come
 * is left for the next time; a page of the version before stays until then.
 */
export function keepTranslated(path: string, deps: Deps = {}): Promise<void> {
  // One at a time: at its end each deletes what it did not know to be wanted.
  keeping = keeping.then(() => keepRead(withoutSlash(path), deps))
  return keeping
}

let keeping = Promise.resolve()

/** The name under which a page is kept: '/hi/' is the page '/hi'. */
export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

async function keepRead(path: string, { caches = globalThis.caches, fetch = get }: Deps): Promise<void> {
  try {
    if (await isOptedOut()) return
    const cache = await caches.open(translatedCache)
    const isCurrent = (await cache.match(currentMark)) !== undefined
    const before: string[] = (await (await cache.match(listed))?.json()) ?? []
    const paths = [...new Set([path, ...before])].slice(0, most)
    await cache.put(listed, new Response(JSON.stringify(paths)))
    const wanted = new Set([listed, currentMark])
    let isWhole = true
    const keep = async (file: string, isKept: boolean) => {
      wanted.add(file)
      if (isKept) return
      const response = await fetch(file).catch(() => undefined)
      if (response?.ok) await cache.put(file, compressed(response, file))
      else isWhole = false
    }
    for (const page of [...paths, translationFiles(path)]) {
      await keep(page, isCurrent && (await cache.match(page)) !== undefined)
      const kept = await cache.match(page)
      const html = kept ? await decompressed(kept).text() : ''
      for (const file of new Set(html.match(named))) {
        // A hashed name never changes; an article's data does.
        const mayBeKept = isCurrent || file.startsWith('/assets/')
        await keep(file, mayBeKept && (await isStored(caches, file)))
      }
    }
    if (isWhole) await cache.put(currentMark, new Response())
    for (const request of await cache.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
    }
  } catch {
    // Without Cache Storage, or when it is full, nothing more can be kept.
  }
}

/** Called by a new version, whose pages may say something else. What is kept can still be read. */
export async function outdateTranslated(caches: CacheStorage = globalThis.caches): Promise<void> {
  if ((await caches.keys()).includes(translatedCache)) await (await caches.open(translatedCache)).delete(currentMark)
}

// Bypass the HTTP cache: on a slow network the worker would answer from the kept copy.
const get = (url: string) => globalThis.fetch(url, { priority: 'low', cache: 'reload' })

async function isStored(caches: CacheStorage, path: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (await (await caches.open(name)).match(path)) return true
  }
  return false
}
