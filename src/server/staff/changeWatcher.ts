import { type Change, changesSince } from '../store/changes.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two looks: what another process changed is seen within a second. */
const interval = 500
/** Changes are looked for so far back: one with an earlier time may be committed later, or by another clock. */
const overlap = 30_000

/** Tells listeners what changed, whichever process or instance changed it. Looks only while somebody listens. */
export class ChangeWatcher {
  readonly #store: Store
  readonly #now: () => number
  readonly #onError: (error: unknown) => void
  readonly #listeners = new Set<(changes: readonly Change[]) => void>()
  #seen = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(store: Store, now: () => number, onError: (error: unknown) => void) {
    this.#store = store
    this.#now = now
    this.#onError = onError
  }

  /** Resolves when the listener gets every change from now on. The result stops it. */
  async listen(listener: (changes: readonly Change[]) => void): Promise<() => void> {
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
  }

  async #read(): Promise<void> {
    const since = this.#now() - overlap
    const changes = await changesSince(this.#store, since)
    const fresh = changes.filter(({ id }) => !this.#seen.has(id))
    for (const [id, at] of this.#seen) if (at < since) this.#seen.delete(id)
    for (const { id, at } of fresh) this.#seen.set(id, at)
    if (fresh.length === 0) return
    for (const listener of this.#listeners) listener(fresh)
  }
}
