import { openDatabase } from '#device/db.ts'
import type { Locks } from '#device/locks.ts'
import { loadDraft, saveDraft, sweepDrafts } from '#device/outbox/drafts.ts'
import { type OutboxEnv, storesIn } from '#device/outbox/env.ts'
import type { Draft, Submission } from '#device/outbox/item.ts'
import { replay, sendNow } from '#device/outbox/replay.ts'
import { type Delivery, sendText } from '#device/outbox/send.ts'
import { memoryLocks } from '#device/outbox/testing/fakeEnv.ts'
import { memoryStorage } from '#device/testing/memoryStorage.ts'
import type { Random } from './random.ts'

/** The effect of the line on the next request. A number is an answer of something between the page and the server. */
export type Fault = 'none' | 'offline' | 'lost request' | 'lost answer' | 429 | 408 | 500 | 503

/** When a tab is closed: after so many steps in storage and network; whether the last of them is still carried out. */
export interface Closing {
  steps: number
  lastIsDone: boolean
}

const never = new Promise<never>(() => {})

/** One browser with its storage, its clock and its line to the real server. */
export class Device {
  readonly #name: string
  readonly #url: string
  readonly #random: Random
  readonly #locks: Locks | undefined
  readonly #localStorage = memoryStorage()
  #ahead = 0
  /** The line's faults, one for each request; without one it works. */
  faults: Fault[] = []
  offline = false
  /** The text that was sent under each idempotency key. */
  readonly sent = new Map<string, string>()

  constructor(name: string, url: string, withLocks: boolean, random: Random) {
    this.#name = name
    this.#url = url
    this.#random = random
    this.#locks = withLocks ? memoryLocks() : undefined
  }

  /** Time goes by. */
  wait(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  /** A tab with its own connections; `closing` ends it during what it does. */
  tab(closing?: Closing): Tab {
    let left = closing?.steps ?? Number.POSITIVE_INFINITY
    let close = () => {}
    const closed = new Promise<'closed'>((resolve) => {
      close = () => resolve('closed')
    })
    const step = async <T>(work: () => Promise<T>): Promise<T> => {
      left -= 1
      if (left > 0) return work()
      if (left === 0 && closing?.lastIsDone) await work().catch(() => {})
      close()
      return never
    }
    const stores = storesIn(openDatabase(this.#name), this.#localStorage)
    const locks = this.#locks
    const env: OutboxEnv = {
      items: (mode, act) => step(() => stores.items(mode, act)),
      receipts: (mode, act) => step(() => stores.receipts(mode, act)),
      keys: (mode, act) => step(() => stores.keys(mode, act)),
      // Synchronous: a tab is not closed between them.
      drafts: stores.drafts,
      transact: (names, act, durability) => step(() => stores.transact(names, act, durability)),
      fetch: (url, init) => step(() => this.#request(new URL(url).pathname, init)),
      // No server of these tests asks for a proof of work.
      solve: () => Promise.reject(new Error('no challenge')),
      // A browser frees the locks of a tab that is closed.
      locks: locks && {
        async request(name, options, work) {
          const result = await locks.request(name, options, (lock) =>
            Promise.race([left > 0 ? work(lock) : closed, closed]),
          )
          return result === 'closed' ? never : result
        },
      },
      now: () => Date.now() + this.#ahead,
      random: () => this.#random.next(),
      timeouts: { storage: 20_000, firstTry: 20_000, turn: 20_000, replay: () => 20_000 },
    }
    return new Tab(env, closed)
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const fault = this.faults.shift() ?? 'none'
    if (this.offline || fault === 'offline' || fault === 'lost request') throw new TypeError('Failed to fetch')
    if (typeof fault === 'number') {
      return Response.json(
        { message: 'Busy' },
        { status: fault, headers: fault === 429 ? { 'Retry-After': '90' } : {} },
      )
    }
    const { message, text } = JSON.parse(String(init.body)) as { message?: string; text?: string }
    this.sent.set(new Headers(init.headers).get('Idempotency-Key') ?? '', message ?? text ?? '')
    const answer = await fetch(this.#url + path, init)
    if (fault !== 'lost answer') return answer
    await answer.text()
    throw new TypeError('Failed to fetch')
  }
}

/** One page of the site in a tab. */
export class Tab {
  readonly env: OutboxEnv
  readonly #closed: Promise<'closed'>

  constructor(env: OutboxEnv, closed: Promise<'closed'>) {
    this.env = env
    this.#closed = closed
  }

  /** Types the text into a form. */
  type(id: string, fields: Draft): void {
    saveDraft(id, fields, this.env)
  }

  /** The text of a form when it is opened and the page has settled what others left. */
  async draft(id: string): Promise<Draft | undefined> {
    await sweepDrafts(this.env)
    return loadDraft(id, this.env)
  }

  submit(id: string, fields: Draft, submission: Submission, formStays: boolean): Promise<Delivery | 'closed'> {
    return Promise.race([sendText({ id, fields, isMounted: () => formStays }, submission, this.env), this.#closed])
  }

  replay(): Promise<unknown> {
    return Promise.race([replay(this.env), this.#closed])
  }

  sendNow(): Promise<unknown> {
    return Promise.race([sendNow(undefined, this.env), this.#closed])
  }
}
