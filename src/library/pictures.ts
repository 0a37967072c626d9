import { pictureCache } from './pictureCache.ts'

/** A picture of the site and its size in bytes. */
export interface PictureFile {
  url: string
  bytes: number
}

/** The part of the Network Information API that tells whether data costs money; few browsers have it. */
interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

const atOnce = 2

/** Where the build writes which pictures make the pages complete, in the smallest widths of use, and their sizes. */
export const pictureListPath = '/library/pictures.json'

/** The pictures to store; none where the list cannot be had. */
export async function loadPictureList(): Promise<PictureFile[]> {
  const response = await fetch(pictureListPath).catch(() => undefined)
  return response?.ok ? response.json() : []
}

/** Whether pictures must wait for a word of the visitor: data is to be saved, metered or slow (decisions, Offline). */
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
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return list.filter(({ url }) => !present.has(url))
}

/** Drops pictures that are on the list no more, as those of articles that newer ones have pushed out. */
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
 * Fetches the missing pictures into the cache, two at a time so that the page keeps the line. One that fails is left
 * for the next time; a full device or an abort ends it. Call it unasked only if `mustAskFirst()` is false.
 */
export async function savePictures(
  list: readonly PictureFile[],
  options: {
    signal?: AbortSignal
    onProgress?: (done: PicturesSaved) => void
    fetch?: (url: string, init: RequestInit) => Promise<Response>
    caches?: CacheStorage
  } = {},
): Promise<PicturesSaved> {
  const { signal, onProgress, fetch = globalThis.fetch, caches = globalThis.caches } = options
  const cache = await caches.open(pictureCache)
  const queue = await missingPictures(list, caches)
  const done: PicturesSaved = { saved: 0, failed: 0 }
  let full = false

  const work = async () => {
    for (let next = queue.shift(); next && !full && !signal?.aborted; next = queue.shift()) {
      const response = await fetch(next.url, { priority: 'low', ...(signal && { signal }) }).catch(() => undefined)
      try {
        if (!response?.ok) throw new Error('The picture did not come.')
        await cache.put(next.url, response)
        done.saved += 1
      } catch (error) {
        full ||= error instanceof Error && error.name === 'QuotaExceededError'
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
