import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CompiledQuery } from 'kysely'
import type { Store } from '../store/store.ts'
import { readThreadPage, threadJson } from './thread.ts'
import { type Cursor, formatCursor, pageLimits } from './threadPage.ts'

// Part of the ETag. Increase it when the format of the JSON, or what a page holds, changes.
const formatVersion = 2
const minCompressedSize = 1024
/** Pages in memory, of all threads together. */
const maxPages = 60
/** After a build a page rests for so many times as long as the build took, and at most so many milliseconds. */
const rest = { factor: 4, most: 100 }

/** A page of an article's comments, ready to send. */
export interface CachedPage {
  version: string
  etag: string
  json: Buffer
  /** Cursor of the page before this one. */
  next: Cursor | undefined
  br: () => Promise<Buffer>
  gzip: () => Promise<Buffer>
}

/** One page in the cache. */
interface Slot {
  page?: CachedPage
  /** The build that has not begun to read yet; a request for a newer page joins it. */
  queued?: Promise<CachedPage>
  running?: Promise<CachedPage>
  restsUntil: number
}

/**
 * Keeps pages of threads in memory while the thread's version in the database stays the same. Every request reads the
 * version, so changes by other instances and the command line are seen. However many readers and writers a thread has,
 * one build of a page runs at a time and the next one waits a little, so that other requests are answered in between.
 */
export class ThreadCache {
  readonly #store: Store
  readonly #readPage: typeof readThreadPage
  /** Compiled once, because it runs for every reader. */
  readonly #versionQuery: CompiledQuery
  readonly #slots = new Map<string, Slot>()

  constructor(store: Store, readPage = readThreadPage) {
    this.#store = store
    this.#readPage = readPage
    this.#versionQuery = store.db.selectFrom('thread').select('version').where('blog_id', '=', '').compile()
  }

  /** The version of an article's thread now. */
  async version(blogId: string): Promise<string> {
    const { rows } = await this.#store.db.executeQuery<{ version: string }>({
      ...this.#versionQuery,
      parameters: [blogId],
    })
    return rows[0]?.version ?? 'none'
  }

  /** The page that begins at the cursor, of this version or a newer one. */
  async read(blogId: string, before: Cursor | undefined, version: string): Promise<CachedPage> {
    const slot = this.#slotOf(`${blogId} ${before ? formatCursor(before) : ''}`)
    if (slot.page?.version === version) return slot.page
    slot.queued ??= this.#build(slot, blogId, before)
    return slot.queued
  }

  async #build(slot: Slot, blogId: string, before: Cursor | undefined): Promise<CachedPage> {
    await slot.running?.catch(() => undefined)
    await sleep(Math.max(0, slot.restsUntil - performance.now()))
    // From here on the rows may be older than a write, so later readers need another build.
    delete slot.queued
    const began = performance.now()
    slot.running = this.#load(blogId, before)
    try {
      slot.page = await slot.running
      return slot.page
    } finally {
      const now = performance.now()
      slot.restsUntil = now + Math.min(rest.most, rest.factor * (now - began))
    }
  }

  /**
   * Reads the rows after the version. If a write comes in between, newer rows are cached under the old version, and the
   * next request reloads them; the other order would cache old rows under the new version.
   */
  async #load(blogId: string, before: Cursor | undefined): Promise<CachedPage> {
    const version = await this.version(blogId)
    const { rows, next } = await this.#readPage(this.#store, blogId, before, pageLimits)
    const json = Buffer.from(threadJson(rows))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return {
      version,
      etag: etagOf(version, before),
      json,
      next,
      br: lazy(() => promisify(brotliCompress)(json, { params })),
      gzip: lazy(() => promisify(gzip)(json)),
    }
  }

  /** Forgets the page that was not read for the longest time when there are too many. */
  #slotOf(key: string): Slot {
    const slot = this.#slots.get(key) ?? { restsUntil: 0 }
    this.#slots.delete(key)
    this.#slots.set(key, slot)
    const [oldest] = this.#slots.keys()
    if (this.#slots.size > maxPages && oldest !== undefined) this.#slots.delete(oldest)
    return slot
  }
}

/** The ETag of a page of this version. */
export function etagOf(version: string, before: Cursor | undefined): string {
  return `W/"${formatVersion}-${version}${before ? `-${formatCursor(before)}` : ''}"`
}

/** Whether a body of this size is worth compressing. */
export function isWorthCompressing(bytes: number): boolean {
  return bytes >= minCompressedSize
}

function lazy<T>(create: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined
  return () => {
    value ??= create()
    return value
  }
}
