import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CompiledQuery } from 'kysely'
import type { Store } from './store/store.ts'
import { readThread, threadJson } from './thread.ts'

// Part of the ETag: raise it when the form of the JSON changes.
const form = 1
const worthCompressing = 1024

/** An article's comments, ready to be sent. */
export interface KeptThread {
  etag: string
  json: Buffer
  br: () => Promise<Buffer>
  gzip: () => Promise<Buffer>
}

/**
 * Keeps the JSON of each article in memory until its stamp changes, whoever changed it: this process, another instance
 * or the command line. Every reader asks for the stamp; the rows are read once per stamp.
 */
export class ThreadCache {
  readonly #store: Store
  /** Compiled once: it is asked for every reader. */
  readonly #askForStamp: CompiledQuery
  readonly #kept = new Map<string, { stamp: string; thread: Promise<KeptThread> }>()

  constructor(store: Store) {
    this.#store = store
    this.#askForStamp = store.db.selectFrom('thread').select('stamp').where('blog_id', '=', '').compile()
  }

  /** The comments as they are now. */
  async read(blogId: string): Promise<KeptThread> {
    const { rows } = await this.#store.db.executeQuery<{ stamp: string }>({
      ...this.#askForStamp,
      parameters: [blogId],
    })
    const stamp = rows[0]?.stamp ?? 'none'
    const kept = this.#kept.get(blogId)
    if (kept?.stamp === stamp) return kept.thread
    const entry = { stamp, thread: this.#load(blogId, stamp) }
    this.#kept.set(blogId, entry)
    entry.thread.catch(() => {
      if (this.#kept.get(blogId) === entry) this.#kept.delete(blogId)
    })
    return entry.thread
  }

  /** Read after the stamp: rows that are newer than it are read again next time, older ones cannot be kept under it. */
  async #load(blogId: string, stamp: string): Promise<KeptThread> {
    return keep(stamp, threadJson(await readThread(this.#store, blogId)))
  }
}

function keep(stamp: string, text: string): KeptThread {
  const json = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return {
    etag: `W/"${form}-${stamp}"`,
    json,
    br: onFirstUse(() => promisify(brotliCompress)(json, { params })),
    gzip: onFirstUse(() => promisify(gzip)(json)),
  }
}

/** Whether compressing this many bytes saves anything worth the work. */
export function isWorthCompressing(bytes: number): boolean {
  return bytes >= worthCompressing
}

function onFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
