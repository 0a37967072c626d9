/** Names of the site's own caches besides the precache, whose name Workbox makes. */
export const siteCache = {
  pictures: 'pictures',
  seenPictures: 'seen-pictures',
  visited: 'visited-pages',
  translated: 'translated-pages',
  askedFonts: 'asked-fonts',
} as const

const own: ReadonlySet<string> = new Set(Object.values(siteCache))

/** Of the worker whose scope is the whole origin; a version is part of the name. */
const precache = /^workbox-precache-v\d+-https?:\/\/[^/]+\/$/

/**
 * The site's caches among those of the origin. Others belong to somebody else: the workplace at /desk keeps its page in one,
 * which only its next version would fill again.
 */
export async function siteCacheNames(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => own.has(name) || precache.test(name))
}
