import { webLocks, whenFreeOrLate } from '#device/locks.ts'
import { decompressed } from './compressed.ts'
import { beginRound, type FetchFile, isHashed, type Round } from './keepFiles.ts'
import { isOptedOut } from './offlineOptOut.ts'
import { mustAskFirst } from './pictures.ts'
import { type Kept, keptIn, listed, note, translatedCache } from './translatedCache.ts'

/** Milliseconds to wait for another page of the site, which may be frozen while it keeps its pages. */
const lockTimeout = 30_000

/** Number of pages kept because they were read, the last ones first. */
const most = 20

/** Marker entry: present while everything in the cache belongs to the current version of the site. */
const currentMark = '/current'

/** Marker entry: present while that holds of the pages whose files are listed, and others are still to come. */
const begunMark = '/begun'

/** The files that a page names and cannot be read or used without. Fonts are kept by the worker when they are used. */
const named = /\/assets\/(?:[\w./-]+\.(?:js|css)\b|search-[\w-]+\.json)|\/[a-z]{2}\/articles\/[\w./-]+\.json/g

/** Address of the list of a translation's scripts: with those that load on a press, it can be used without a connection. */
export function translationFiles(path: string): string {
  return `/${path.split('/')[1]}/files.json`
}

/** Address of the list of what its search needs. It is kept on every line: what was kept can be found again. */
export function translationSearchFiles(path: string): string {
  return `/${path.split('/')[1]}/search-files.json`
}

interface Deps {
  caches?: CacheStorage
  fetch?: FetchFile
}

/**
 * Keeps a page in another language that is being read, beside the last ones. One worker serves all languages, so the
 * precache holds the English pages only: who reads English loads no other language, who reads another loads both. After a
 * new version all of them are fetched again, each once. What does not come is left for the next time; a page of the version
 * before stays until then. Where pictures wait to be asked for, so do the scripts that load on a press, but for the search.
 */
export function keepTranslated(path: string, deps: Deps = {}): Promise<void> {
  const page = withoutSlash(path)
  const change = (kept: Kept) => ({ ...kept, read: [...new Set([page, ...kept.read])].slice(0, most) })
  return inTurn(() => keepPages(change, !mustAskFirst(), deps))
}

/**
 * Keeps these pages, too, until others are named, however many they are, and every script. Resolves when those have come
 * that can be loaded now.
 */
export function keepTranslatedAsked(paths: readonly string[], deps: Deps = {}): Promise<void> {
  return inTurn(() => keepPages((kept) => ({ ...kept, asked: paths }), true, deps))
}

/** One at a time, of all tabs: at its end each deletes what it did not know to be wanted. */
function inTurn(work: () => Promise<void>): Promise<void> {
  keeping = keeping.then(() => whenFreeOrLate(webLocks, translatedCache, lockTimeout, work))
  return keeping
}

let keeping = Promise.resolve()

/** The name under which a page is kept: '/hi/' is the page '/hi'. */
export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

async function keepPages(
  change: (kept: Kept) => Kept,
  withScripts: boolean,
  { caches = globalThis.caches, fetch = get }: Deps,
): Promise<void> {
  try {
    if (await isOptedOut()) return
    const cache = await caches.open(translatedCache)
    const isOutdated = !((await cache.match(currentMark)) ?? (await cache.match(begunMark)))
    const known = change(await keptIn(cache))
    const kept = isOutdated ? { ...known, files: [] } : known
    await note(cache, kept)
    if (isOutdated) await cache.put(begunMark, new Response())
    const round = await beginRound([listed, currentMark, begunMark], { cache, caches, fetch })
    const isWhole = await keepAll(kept, withScripts, cache, round)
    // The mark has gone where a new version came meanwhile.
    if (isWhole && (await cache.delete(begunMark))) await cache.put(currentMark, new Response())
    await round.end()
  } catch {
    // Without Cache Storage, or when it is full, nothing more can be kept.
  }
}

/** Keeps every page of the list and notes which have come, all that they name included. Resolves with whether all have. */
async function keepAll(kept: Kept, withScripts: boolean, cache: Cache, round: Round): Promise<boolean> {
  const before = new Map(kept.files)
  // If the device is full, those that are not reached stay as they were.
  const files = new Map(before)
  const gone = new Set<string>()
  let isWhole = true
  const keepPage = async (page: string) => {
    files.delete(page)
    const fate = await round.keep(page, before.has(page))
    if (fate === 'gone') return void gone.add(page)
    const names = (fate === 'kept' && before.get(page)) || (await filesNamed(cache, page))
    let isHere = fate !== 'missed'
    for (const file of names) {
      const fateOfFile = await round.keep(file, before.has(page) || isHashed(file))
      if (fateOfFile === 'missed' || fateOfFile === 'gone') isHere = false
    }
    if (isHere) files.set(page, names)
    else isWhole = false
  }
  const pages = [...new Set([...kept.read, ...kept.asked])]
  const searches = [...new Set(pages.map(translationSearchFiles))]
  const lists = [...new Set(pages.map(translationFiles))]
  try {
    for (const page of [...pages, ...searches]) await keepPage(page)
    for (const list of lists) {
      if (withScripts) await keepPage(list)
      // That of the version before goes with its last page.
      else if (before.has(list) || !isWhole) {
        for (const file of [list, ...(await filesNamed(cache, list))]) round.leave(file)
      }
    }
  } finally {
    const isThere = (page: string) => !gone.has(page)
    const isListed = ([path]: readonly [path: string, ...unknown[]]) => [...pages, ...searches, ...lists].includes(path)
    // Meanwhile the visitor may have had the site forget what was read.
    const { read, asked } = await keptIn(cache)
    const whole = [...files].filter(isListed)
    await note(cache, { read: read.filter(isThere), asked: asked.filter(isThere), files: whole })
  }
  return isWhole
}

async function filesNamed(cache: Cache, page: string): Promise<string[]> {
  const stored = await cache.match(page)
  return [...new Set(stored ? (await decompressed(stored).text()).match(named) : [])]
}

/** Called by a new version, whose pages may say something else. What is kept can still be read. */
export async function outdateTranslated(caches: CacheStorage = globalThis.caches): Promise<void> {
  if (!(await caches.keys()).includes(translatedCache)) return
  const cache = await caches.open(translatedCache)
  await Promise.all([cache.delete(currentMark), cache.delete(begunMark)])
}

// Pages bypass the HTTP cache: on a slow network the worker would answer from the kept copy.
const get: FetchFile = (url, signal) =>
  globalThis.fetch(url, { priority: 'low', cache: isHashed(url) ? 'default' : 'reload', signal })
