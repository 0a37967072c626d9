import type { FastifyBaseLogger } from 'fastify'
import type { Backend } from '../backend.ts'
import { loggable } from '../http/errors.ts'
import type { LetterRow } from '../store/tables.ts'
import { compose } from './compose.ts'
import { type Attempt, claimLetter, settleLetter } from './letterQueue.ts'
import type { Transport } from './transport.ts'

const poll = 5000
/** What it was about has been erased, decided or confirmed meanwhile. */
const needless = 'not needed any more'

/** Sends letters one after another, away from any request. Several instances may work side by side. */
export class MailWorker {
  readonly #backend: Backend
  readonly #transport: Transport
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  #wake: () => void = () => undefined
  #stopped = false
  #nudged = false
  #running: Promise<void> | undefined

  constructor(backend: Backend, transport: Transport, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#backend = backend
    this.#transport = transport
    this.#log = log
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Looks for letters now rather than in a few seconds. */
  nudge(): void {
    this.#nudged = true
    this.#wake()
  }

  /** Finishes the letter under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#wake()
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const found = await this.#sendNext()
      if (!found) await this.#pause()
    }
  }

  /** Sends the letter that is due first. Answers whether there was one; not when the database cannot be used. */
  async #sendNext(): Promise<boolean> {
    const { store, now } = this.#backend
    this.#nudged = false
    try {
      const letter = await claimLetter(store, now())
      if (!letter) return false
      const attempt = await this.#attempt(letter)
      await settleLetter(store, letter, attempt, now())
      const line = { letter: letter.id, kind: letter.kind, attempts: letter.attempts }
      if (attempt.done) this.#log.info(line, 'letter sent')
      else this.#log.warn(line, 'letter not sent')
      return true
    } catch (error) {
      this.#log.warn({ problem: loggable(error) }, 'letters cannot be read')
      return false
    }
  }

  async #attempt(letter: LetterRow): Promise<Attempt> {
    const before = JSON.parse(letter.accepted) as string[]
    try {
      const mail = await compose(this.#backend, letter)
      if (!mail) return { done: true, accepted: before, error: needless }
      const missing = mail.to.filter((address) => !before.includes(address))
      if (missing.length === 0) return { done: true, accepted: before, error: null }
      const { accepted, refused } = await this.#transport.send(mail, missing)
      const error = refused.length > 0 ? `refused for ${refused.join(', ')}` : null
      return { done: refused.length === 0, accepted: [...before, ...accepted], error }
    } catch (error) {
      return { done: false, accepted: before, error: error instanceof Error ? error.message.slice(0, 500) : 'unknown' }
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, poll)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#stopped || this.#nudged) this.#wake()
    })
  }
}
