import { sql } from 'kysely'
import type { Tx } from './tables.ts'

interface Waiting {
  run: (tx: Tx) => Promise<() => void>
  reject: (error: unknown) => void
}

/** Runs the body in a transaction. */
export type Transact = (body: (tx: Tx) => Promise<void>) => Promise<void>

/**
 * Group commit: writes that arrive while a commit is running share the next transaction, and so a single fsync. Each
 * has its own savepoint, so a failing write does not affect the others; all promises settle after COMMIT.
 */
export class GroupCommit {
  readonly #transact: Transact
  readonly #maxBatch: number
  readonly #queue: Waiting[] = []
  #pumping: Promise<void> | undefined

  constructor(transact: Transact, maxBatch = 64) {
    this.#transact = transact
    this.#maxBatch = maxBatch
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

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#pumping) await this.#pumping
  }

  async #pump(): Promise<void> {
    // Let other requests of this event loop turn join the batch.
    await new Promise(setImmediate)
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, this.#maxBatch)
      const resolvers: (() => void)[] = []
      try {
        await this.#transact(async (tx) => {
          for (const waiting of batch) resolvers.push(await inSavepoint(tx, waiting))
        })
        for (const resolve of resolvers) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#pumping = undefined
  }
}

/** Throws if the database has rolled back the whole transaction, savepoints included; then the whole batch fails. */
async function inSavepoint(tx: Tx, { run, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one_write`.execute(tx)
  try {
    const resolve = await run(tx)
    await sql`release one_write`.execute(tx)
    return resolve
  } catch (error) {
    const rolledBack = await sql`rollback to one_write`.execute(tx).catch(() => undefined)
    if (!rolledBack) throw error
    await sql`release one_write`.execute(tx)
    return () => reject(error)
  }
}
