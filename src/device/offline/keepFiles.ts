import { compressed } from './compressed.ts'
import { fileLimit } from './fileLimit.ts'
import { siteCacheNames } from './siteCaches.ts'

/** The result for a file: it came just now, was there before, did not come now, or is not on the site any more. */
export type Fate = 'new' | 'kept' | 'missed' | 'gone'

/** One round through a cache, at whose end only what was named in it is left. */
export interface Round {
  /** Fetches the file, once, if it is not stored or must be newer than what is stored. Rejects on a full device. */
  keep: (file: string, mayBeStored: boolean) => Promise<Fate>
  /** Leaves the file as it is, if it is stored. */
  leave: (file: string) => void
  /** Deletes what was not named. */
  end: () => Promise<void>
}

interface Places {
  cache: Cache
  /** The site's caches of these may hold a script or style sheet already, so that it need not be fetched. */
  caches: CacheStorage
  fetch: FetchFile
}

/** The signal ends a file whose body stops coming. */
export type FetchFile = (url: string, signal: AbortSignal) => Promise<Response>

/** Begins a round; the entries of the cache that are no files stay. */
export async function beginRound(entries: readonly string[], { cache, caches, fetch }: Places): Promise<Round> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = new Set(entries)
  const fates = new Map<string, Fate>()
  // Others wait for the end of the round: behind a line that stalls, the rest is left for the next one.
  let isStalled = false
  const fateOf = async (file: string, mayBeStored: boolean): Promise<Fate> => {
    if (mayBeStored && stored.has(file)) return 'kept'
    const copy = isHashed(file) ? await copyIn(caches, file) : undefined
    if (!copy && isStalled) return 'missed'
    const signal = fileLimit()
    const response = copy ?? (await fetch(file, signal).catch(() => undefined))
    isStalled ||= !response && signal.aborted
    if (!response?.ok) return response?.status === 404 || response?.status === 410 ? 'gone' : 'missed'
    try {
      // A copy is compressed already.
      await cache.put(file, copy ?? compressed(response, file))
    } catch (error) {
      // The line dropped or stalled in the middle of the body. Where the device is full, no other file can be kept, either.
      if (error instanceof Error && error.name === 'QuotaExceededError') throw error
      isStalled ||= signal.aborted
      return 'missed'
    }
    stored.add(file)
    return 'new'
  }
  return {
    async keep(file, mayBeStored) {
      const fate = fates.get(file) ?? (await fateOf(file, mayBeStored))
      fates.set(file, fate)
      if (fate !== 'gone') wanted.add(file)
      return fate
    },
    leave(file) {
      if (stored.has(file)) wanted.add(file)
    },
    async end() {
      for (const path of stored) if (!wanted.has(path)) await cache.delete(path)
    },
  }
}

/** Whether the file's name changes with what it says, so that whatever is stored under it is right. */
export function isHashed(file: string): boolean {
  return file.startsWith('/assets/')
}

async function copyIn(caches: CacheStorage, path: string): Promise<Response | undefined> {
  for (const name of await siteCacheNames(caches)) {
    const copy = await (await caches.open(name)).match(path)
    if (copy) return copy
  }
  return undefined
}
