import { articleFilePath } from '#content/articleFiles.ts'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { beginRound, type FetchFile } from './keepFiles.ts'
import { isOptedOut } from './offlineOptOut.ts'
import { allProgress } from './progress.ts'
import { siteCache, siteCacheNames } from './siteCaches.ts'

/** Cache Storage name for opened articles that are not in the precache. */
export const visitedCache = siteCache.visited

/** Number of articles kept, most recent first. At about 20 KB each they take less than a few pictures. */
const most = 20

/** Entry with the slugs of the articles that are kept beside those. */
const asked = '/asked'

/** Marker entry: present while everything in the cache belongs to the current version of the site. */
const currentMark = '/current'

/** Marker entry: names the last round that began, until it ends or a new version comes meanwhile. */
const begunMark = '/begun'

interface Deps {
  caches?: CacheStorage
  fetch?: FetchFile
}

/**
 * Keeps the last opened articles (page and data file) that the precache does not hold, and refetches them after a new
 * version. A failed fetch is left for next time. Resolves when done, or at once if the visitor opted out. Does nothing in
 * another language: its addresses are others, and what English pages have kept would be given up for them.
 */
export function keepVisited(deps: Deps = {}): Promise<void> {
  // One at a time: at its end each deletes what it did not know to be wanted.
  keeping = keeping.then(() => keepWanted(deps))
  return keeping
}

let keeping = Promise.resolve()

async function keepWanted({ caches = globalThis.caches, fetch = get }: Deps): Promise<void> {
  if (import.meta.env.SITE_IS_TRANSLATION) return
  try {
    if (await isOptedOut()) return
    const cache = await caches.open(visitedCache)
    const isCurrent = (await cache.match(currentMark)) !== undefined
    const name = uuidv7(Date.now())
    await cache.put(begunMark, new Response(name))
    const round = await beginRound([currentMark, begunMark, asked], { cache, caches, fetch })
    const opened = allProgress()
      .slice(0, most)
      .map(({ slug }) => slug)
    let missed = false
    for (const slug of new Set([...opened, ...(await slugsAsked(cache))])) {
      if (await isPrecached(caches, articleFilePath(slug))) continue
      for (const path of [`/blogs/${slug}`, articleFilePath(slug)]) {
        const fate = await round.keep(path, isCurrent)
        if (fate === 'kept' || fate === 'new') continue
        missed = true
        // Also of an article that is gone from the site: it was read or asked for.
        round.leave(path)
      }
    }
    // Another name, or none, where another page or a new version came meanwhile: what this one has kept may be outdated.
    const isLast = (await (await cache.match(begunMark))?.text()) === name
    if (isLast) await cache.delete(begunMark)
    if (isLast && !missed) await cache.put(currentMark, new Response())
    await round.end()
  } catch {
    // Without Cache Storage, or when it is full, nothing more can be kept.
  }
}

/**
 * Keeps these articles, too, until another set is named, however many they are. Resolves when those have come that can be
 * loaded now. Does nothing in another language, as `keepVisited`.
 */
export async function keepAsked(slugs: readonly string[], deps: Deps = {}): Promise<void> {
  if (import.meta.env.SITE_IS_TRANSLATION) return
  try {
    const cache = await (deps.caches ?? globalThis.caches).open(visitedCache)
    await cache.put(asked, new Response(JSON.stringify(slugs)))
    await keepVisited(deps)
  } catch {
    // Without Cache Storage, or when it is full, nothing more can be kept.
  }
}

async function slugsAsked(cache: Cache): Promise<string[]> {
  return (await cache.match(asked))?.json() ?? []
}

/**
 * Kept pages name the scripts and styles of their version, which a new version removes, so they must be fetched again.
 */
export async function outdateVisited(caches: CacheStorage = globalThis.caches): Promise<void> {
  if (!(await caches.keys()).includes(visitedCache)) return
  const cache = await caches.open(visitedCache)
  await Promise.all([cache.delete(currentMark), cache.delete(begunMark)])
}

// Bypass the HTTP cache: on a slow network the worker would answer from the kept copy.
const get: FetchFile = (url, signal) => globalThis.fetch(url, { priority: 'low', cache: 'reload', signal })

async function isPrecached(caches: CacheStorage, path: string): Promise<boolean> {
  for (const name of await siteCacheNames(caches)) {
    if (name === visitedCache) continue
    if (await (await caches.open(name)).match(path, { ignoreSearch: true })) return true
  }
  return false
}
