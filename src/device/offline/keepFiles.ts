import { compressed } from './compressed.ts'

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
  /** Caches in which a script or style sheet may lie already, so that it need not be fetched. */
  caches: CacheStorage
  fetch: (url: string) => Promise<Response>
}

/** Begins a round; the entries of the cache that are no files stay. */
export async function beginRound(entries: readonly string[], { cache, caches, fetch }: Places): Promise<Round> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = new Set(entries)
  const fates = new Map<string, Fate>()
  const fateOf = async (file: string, mayBeStored: boolean): Promise<Fate> => {
    if (mayBeStored && stored.has(file)) return 'kept'
    const copy = isHashed(file) ? await copyIn(caches, file) : undefined
    const response = copy ?? (await fetch(file).catch(() => undefined))
    if (!response?.ok) return response?.status === 404 || response?.status === 410 ? 'gone' : 'missed'
    try {
      // A copy is compressed already.
      await cache.put(file, copy ?? compressed(response, file))
    } catch (error) {
      // The line dropped in the middle of the body. Where the device is full, no other file can be kept, either.
      if (error instanceof Error && error.name === 'QuotaExceededError') throw error
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
  for (const name of await caches.keys()) {
    const copy = await (await caches.open(name)).match(path)
    if (copy) return copy
  }
  return undefined
}
