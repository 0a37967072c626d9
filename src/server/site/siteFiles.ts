import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from './ranges.ts'

const maxCachedFile = 512 * 1024
const maxCacheBytes = 64 * 1024 * 1024

export type Encoding = 'br' | 'gzip'
const suffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** A file, ready to send. */
export interface SiteFile {
  etag: string
  size: number
  /** All of it, or a part. */
  body: (part?: ByteRange) => Buffer | Readable
}

/**
 * The files below a folder. Small ones are cached in memory until they change on disk, least recently used first out at
 * 64 MB. An ETag is the content's hash, so it survives a new deployment of an unchanged page.
 */
export class SiteFiles {
  readonly #root: string
  readonly #cache = new Map<string, { version: string; file: SiteFile }>()
  #bytes = 0

  constructor(root: string) {
    this.#root = resolve(root)
  }

  /**
   * The file at a decoded path such as `/about/index.html`; with an encoding, its precompressed sibling. `undefined` if
   * there is none, or the path leads outside the folder or to a hidden file.
   */
  async find(path: string, encoding?: Encoding): Promise<SiteFile | undefined> {
    if (!isServable(path)) return undefined
    const place = join(this.#root, path) + (encoding ? suffix[encoding] : '')
    if (!place.startsWith(this.#root + sep)) return undefined
    const stats = await stat(place).catch(() => undefined)
    return stats?.isFile() ? this.#load(place, stats) : undefined
  }

  async #load(place: string, stats: Stats): Promise<SiteFile> {
    const version = `${stats.ino}-${stats.size}-${stats.mtimeMs}`
    if (stats.size > maxCachedFile) {
      return {
        etag: `W/"${version}"`,
        size: stats.size,
        body: (part) => createReadStream(place, part && { start: part.first, end: part.last }),
      }
    }
    const cached = this.#cache.get(place)
    if (cached?.version === version) {
      // Move it to the end of the map, which iterates from the least recently used entry.
      this.#cache.delete(place)
      this.#cache.set(place, cached)
      return cached.file
    }
    const content = await readFile(place)
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    const file = {
      etag,
      size: content.length,
      body: (part?: ByteRange) => (part ? content.subarray(part.first, part.last + 1) : content),
    }
    this.#store(place, version, file)
    return file
  }

  #store(place: string, version: string, file: SiteFile): void {
    this.#bytes += file.size - (this.#cache.get(place)?.file.size ?? 0)
    this.#cache.delete(place)
    this.#cache.set(place, { version, file })
    for (const [oldest, { file: old }] of this.#cache) {
      if (this.#bytes <= maxCacheBytes) break
      this.#cache.delete(oldest)
      this.#bytes -= old.size
    }
  }
}

/** Excludes hidden files, `..`, backslashes, NUL, files for other hosts and precompressed siblings. */
function isServable(path: string): boolean {
  return (
    !path.includes('\0') &&
    !path.includes('\\') &&
    !/\/(?:\.(?!well-known\/)|\/)/.test(path) &&
    !/^\/_(?:headers|redirects)$/.test(path) &&
    !/\.(?:br|gz)$/.test(path)
  )
}
