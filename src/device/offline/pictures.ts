import { fileLimit } from './fileLimit.ts'
import { pictureCache } from './pictureCache.ts'

/** A picture of the site and its size in bytes. */
export interface PictureFile {
  url: string
  bytes: number
}

/** The part of the Network Information API that says whether data is metered; few browsers have it. */
interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

const atOnce = 2

/**
 * Path of the build's list of the pictures that complete the stored pages, in the smallest useful width, with sizes.
 */
export const pictureListPath = '/library/pictures.json'

/** The pictures to store; none if the list cannot be loaded. */
export async function loadPictureList(): Promise<PictureFile[]> {
  const response = await fetch(pictureListPath, { signal: fileLimit() }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => []) : []
}

/** Whether pictures wait for the visitor's consent: Save-Data, metered or slow connections (OF-19). */
export function mustAskFirst(connection: Connection | undefined = ownConnection()): boolean {
  if (!connection) return false
  const { saveData, type, effectiveType } = connection
  return saveData === true || type === 'cellular' || effectiveType === 'slow-2g' || effectiveType === '2g'
}

/** Which pictures of the list are not on this device yet; sum their bytes to name the size before fetching. */
export async function missingPictures(
  list: readonly PictureFile[],
  caches: CacheStorage = globalThis.caches,
): Promise<PictureFile[]> {
  const cache = await caches.open(pictureCache)
  const existing = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return list.filter(({ url }) => !existing.has(url))
}

/** Drops pictures that left the list, such as those of articles pushed out by newer ones. */
export async function dropOtherPictures(
  list: readonly PictureFile[],
  caches: CacheStorage = globalThis.caches,
): Promise<void> {
  const listed = new Set(list.map(({ url }) => url))
  const cache = await caches.open(pictureCache)
  for (const request of await cache.keys()) {
    if (!listed.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

/** How storing pictures went. */
export interface PicturesSaved {
  saved: number
  failed: number
}

/**
 * Fetches the missing pictures into the cache, two at a time to leave bandwidth to the page. A failed picture is left
 * for next time; a full device or a line that stalls ends the run, and so does `isWanted`, which is asked before each
 * picture. Call it without asking only if `mustAskFirst()` is false.
 */
export async function savePictures(
  list: readonly PictureFile[],
  options: {
    onProgress?: (done: PicturesSaved) => void
    isWanted?: () => Promise<boolean>
    fetch?: (url: string, init: RequestInit) => Promise<Response>
    caches?: CacheStorage
  } = {},
): Promise<PicturesSaved> {
  const { onProgress, isWanted, fetch = globalThis.fetch, caches = globalThis.caches } = options
  const cache = await caches.open(pictureCache)
  const queue = await missingPictures(list, caches)
  const done: PicturesSaved = { saved: 0, failed: 0 }
  let isOver = false

  const work = async () => {
    for (let next = queue.shift(); next && !isOver; next = queue.shift()) {
      if (isWanted && !(await isWanted())) return
      const signal = fileLimit()
      const response = await fetch(next.url, { priority: 'low', signal }).catch(() => undefined)
      try {
        if (!response?.ok) throw new Error('The picture did not come.')
        await cache.put(next.url, response)
        done.saved += 1
      } catch (error) {
        isOver ||= signal.aborted || (error instanceof Error && error.name === 'QuotaExceededError')
        done.failed += 1
      }
      onProgress?.({ ...done })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done
}

function ownConnection(): Connection | undefined {
  const { navigator } = globalThis as { navigator?: { connection?: Connection } }
  return navigator?.connection
}
