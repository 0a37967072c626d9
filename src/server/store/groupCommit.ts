import { sql } from 'kysely'
import type { Tx } from './tables.ts'

interface Waiting {
  run: (tx: Tx) => Promise<() => void>
  reject: (error: unknown) => void
}

/** Runs one transaction with the given body; used again and again. */
export type Transact = (body: (tx: Tx) => Promise<void>) => Promise<void>

/**
 * Writes that arrive while a commit is under way share the next transaction, and so one wait for the disk. Each has a
 * savepoint of its own, so that one that throws takes no other with it; nobody is answered before COMMIT.
 */
export class GroupCommit {
  readonly #transact: Transact
  readonly #most: number
  readonly #queue: Waiting[] = []
  #pumping: Promise<void> | undefined

  constructor(transact: Transact, most = 64) {
    this.#transact = transact
    this.#most = most
  }

  submit<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (tx: Tx) => {
        const value = await work(tx)
        return () => resolve(value)
      }
      this.#queue.push({ run, reject })
      this.#pumping ??= this.#pump()
    })
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#pumping) await this.#pumping
  }

  async #pump(): Promise<void> {
    // Requests that are parsed in this turn of the event loop come along.
    await new Promise(setImmediate)
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, this.#most)
      const answers: (() => void)[] = []
      try {
        await this.#transact(async (tx) => {
          for (const waiting of batch) answers.push(await inSavepoint(tx, waiting))
        })
        for (const answer of answers) answer()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#pumping = undefined
  }
}

/** Throws when the database gave the whole transaction up, savepoints included: then the batch fails. */
async function inSavepoint(tx: Tx, { run, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one_write`.execute(tx)
  try {
    const answer = await run(tx)
    await sql`release one_write`.execute(tx)
    return answer
  } catch (error) {
    const alone = await sql`rollback to one_write`.execute(tx).catch(() => undefined)
    if (!alone) throw error
    await sql`release one_write`.execute(tx)
    return () => reject(error)
  }
}
