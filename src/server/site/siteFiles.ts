import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'

const largestInMemory = 512 * 1024
const mostInMemory = 64 * 1024 * 1024

export type Encoding = 'br' | 'gzip'
const suffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** A file ready to be sent. */
export interface SiteFile {
  etag: string
  size: number
  body: () => Buffer | Readable
}

/**
 * The files below a folder. Small ones stay in memory until they change on disk; the most recently used are kept, up to
 * 64 MB. An ETag is the hash of the content, so that a new deployment of the same page is no new page.
 */
export class SiteFiles {
  readonly #root: string
  readonly #kept = new Map<string, { version: string; file: SiteFile }>()
  #bytes = 0

  constructor(root: string) {
    this.#root = resolve(root)
  }

  /**
   * The file of a decoded path such as `/about/index.html`, in the given encoding when its compressed sibling exists.
   * `undefined` when there is none, or when the path leads out of the folder or to a hidden file.
   */
  async find(path: string, encoding?: Encoding): Promise<SiteFile | undefined> {
    if (!isPlain(path)) return undefined
    const place = join(this.#root, path) + (encoding ? suffix[encoding] : '')
    if (!place.startsWith(this.#root + sep)) return undefined
    const stats = await stat(place).catch(() => undefined)
    return stats?.isFile() ? this.#load(place, stats) : undefined
  }

  async #load(place: string, stats: Stats): Promise<SiteFile> {
    const version = `${stats.ino}-${stats.size}-${stats.mtimeMs}`
    if (stats.size > largestInMemory) {
      return { etag: `W/"${version}"`, size: stats.size, body: () => createReadStream(place) }
    }
    const known = this.#kept.get(place)
    if (known?.version === version) {
      // Moved to the end: the first of the map is the one that was used least recently.
      this.#kept.delete(place)
      this.#kept.set(place, known)
      return known.file
    }
    const content = await readFile(place)
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    const file = { etag, size: content.length, body: () => content }
    this.#keep(place, version, file)
    return file
  }

  #keep(place: string, version: string, file: SiteFile): void {
    this.#bytes += file.size - (this.#kept.get(place)?.file.size ?? 0)
    this.#kept.delete(place)
    this.#kept.set(place, { version, file })
    for (const [oldest, { file: old }] of this.#kept) {
      if (this.#bytes <= mostInMemory) break
      this.#kept.delete(oldest)
      this.#bytes -= old.size
    }
  }
}

/** Hidden files, `..`, back slashes, NUL, files for other hosts and compressed siblings have no address. */
function isPlain(path: string): boolean {
  return (
    !path.includes('\0') &&
    !path.includes('\\') &&
    !/\/(?:\.(?!well-known\/)|\/)/.test(path) &&
    !/^\/_(?:headers|redirects)$/.test(path) &&
    !/\.(?:br|gz)$/.test(path)
  )
}
