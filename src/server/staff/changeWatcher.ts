import type { Present } from '#contract/staff/presence.ts'
import { type Change, changesSince } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import { presentNow } from './presence.ts'

/** Milliseconds between two looks: what another process changed is seen within a second. */
const interval = 500
/** Changes are looked for so far back: one with an earlier time may be committed later, or by another clock. */
const overlap = 30_000

/** The result of a look: changes, and who is present if that is another one than before. */
export interface News {
  changes: readonly Change[]
  present?: readonly Present[]
}

/** Tells listeners what changed, and who looks at what, at whichever instance. Looks only while somebody listens. */
export class ChangeWatcher {
  readonly #store: Store
  readonly #now: () => number
  readonly #onError: (error: unknown) => void
  readonly #listeners = new Set<(news: News) => void>()
  #seen = new Map<string, number>()
  #present: readonly Present[] = []
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(store: Store, now: () => number, onError: (error: unknown) => void) {
    this.#store = store
    this.#now = now
    this.#onError = onError
  }

  /** The members who were present at the last look. */
  get present(): readonly Present[] {
    return this.#present
  }

  /** Resolves when the listener gets all news from now on. The result stops it. */
  async listen(listener: (news: News) => void): Promise<() => void> {
    if (this.#listeners.size === 0) {
      // Wait for a look that was under way, or its changes would pass for new ones.
      await this.#looking
      const known = await changesSince(this.#store, this.#now() - overlap)
      for (const { id, at } of known) this.#seen.set(id, at)
    }
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.look(), interval).unref()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.stop()
    }
  }

  /** Looks now instead of at the next interval. */
  look(): void {
    if (this.#listeners.size === 0) return
    this.#looking ??= this.#read()
      .catch(this.#onError)
      .finally(() => {
        this.#looking = undefined
      })
  }

  /** Stops looking. */
  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#listeners.clear()
    this.#seen = new Map()
    this.#present = []
  }

  async #read(): Promise<void> {
    const since = this.#now() - overlap
    const [changes, present] = await Promise.all([
      changesSince(this.#store, since),
      presentNow(this.#store, this.#now()),
    ])
    const fresh = changes.filter(({ id }) => !this.#seen.has(id))
    for (const [id, at] of this.#seen) if (at < since) this.#seen.delete(id)
    for (const { id, at } of fresh) this.#seen.set(id, at)
    const hasMoved = JSON.stringify(present) !== JSON.stringify(this.#present)
    this.#present = present
    if (fresh.length === 0 && !hasMoved) return
    for (const listener of this.#listeners) listener({ changes: fresh, ...(hasMoved && { present }) })
  }
}
