import type { Writable } from 'node:stream'

/**
 * Writes server-sent events to a stream that may be read slowly or not at all. What its buffer has no room for is left out
 * instead of being kept in memory, and `again` is sent when there is room: the browser then loads everything once more.
 */
export class LiveWriter {
  readonly #out: Writable
  readonly #again: () => string
  #isFull = false
  #hasMissed = false

  constructor(out: Writable, again: () => string) {
    this.#out = out
    this.#again = again
    out.on('drain', () => {
      this.#isFull = false
      if (!this.#hasMissed) return
      this.#hasMissed = false
      this.write(this.#again())
    })
  }

  /** Nothing was read since the buffer was full. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Writes, or leaves it out where there is no room. */
  write(text: string): void {
    if (this.#isFull) this.#hasMissed = true
    else this.#isFull = !this.#out.write(text)
  }
}
