import { HttpError } from '../http/errors.ts'
import { staffTexts } from './staffTexts.ts'

/** A browser needs one for all its tabs, and a second one for a moment; a person has a few devices. */
export const mostStreams = { session: 8, member: 24 }

/** Counts open streams, so that one session cannot take the server's connections and memory. Counted per instance. */
export class StreamCounter {
  readonly #open = new Map<string, number>()

  /** Takes a place, and returns what gives it back. Throws a 429 when the session or the member has all of theirs. */
  take(session: string, member: string): () => void {
    const places = [
      { name: `session ${session}`, most: mostStreams.session },
      { name: `member ${member}`, most: mostStreams.member },
    ]
    if (places.some(({ name, most }) => this.#count(name) >= most))
      throw new HttpError(429, staffTexts.tooManyStreams, { 'Retry-After': '30' })
    for (const { name } of places) this.#open.set(name, this.#count(name) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      for (const { name } of places) {
        const left = this.#count(name) - 1
        if (left > 0) this.#open.set(name, left)
        else this.#open.delete(name)
      }
    }
  }

  #count(name: string): number {
    return this.#open.get(name) ?? 0
  }
}
