import { siteCache } from './siteCaches.ts'

// Apart from what fills it, which no English page loads.

/** Cache Storage name for pages in another language that were read, with the scripts, styles and data that they name. */
export const translatedCache = siteCache.translated

/** Entry that says which pages are kept. */
export const listed = '/read'

/** Content of that entry. */
export interface Kept {
  /** Paths of the pages that were read, the last one first. */
  read: readonly string[]
  /** Paths of the pages that the visitor asked for. */
  asked: readonly string[]
  /** The files that each of them names, so that no stored page is decompressed again to list them. */
  files: readonly (readonly [path: string, files: readonly string[]])[]
}

/** Which pages are kept. */
export async function keptIn(cache: Cache): Promise<Kept> {
  return (await (await cache.match(listed))?.json()) ?? { read: [], asked: [], files: [] }
}

/** Writes which pages are kept. */
export async function note(cache: Cache, kept: Kept): Promise<void> {
  await cache.put(listed, new Response(JSON.stringify(kept)))
}

/**
 * Removes the pages that were read from this device, with the data that they name. Those that were asked for stay. What
 * only the others named goes with the next page that is kept.
 */
export async function forgetTranslated(caches: CacheStorage = globalThis.caches): Promise<void> {
  try {
    if (!(await caches.keys()).includes(translatedCache)) return
    const cache = await caches.open(translatedCache)
    const { read, asked, files } = await keptIn(cache)
    if (asked.length === 0) return void (await caches.delete(translatedCache))
    const isForgotten = (path: string) => read.includes(path) && !asked.includes(path)
    const left = files.filter(([path]) => !isForgotten(path))
    await note(cache, { read: [], asked, files: left })
    for (const path of read.filter(isForgotten)) await cache.delete(path)
    const data = files.filter(([path]) => isForgotten(path)).flatMap(([, names]) => names.filter(isData))
    for (const file of data) if (!left.some(([, names]) => names.includes(file))) await cache.delete(file)
  } catch {
    // Without Cache Storage nothing was kept.
  }
}

const isData = (file: string) => file.endsWith('.json')
