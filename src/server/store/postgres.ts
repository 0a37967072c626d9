import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { codeOf } from '../startFailure.ts'
import type { Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

const attempts = 4
const bigint = 20

/** What a PostgreSQL store needs beside its address. */
export interface PostgresOptions {
  connections: number
  /** Told of connections that broke; whoever used one has been told otherwise. */
  onBrokenConnection: (error: Error) => void
}

export interface PostgresStore extends Store {
  /** For the limits, which the limiter's own statements keep. */
  readonly pool: pg.Pool
}

/** A store in PostgreSQL that any number of instances share. Connections are made when they are needed. */
export function openPostgres(url: string, options: PostgresOptions): PostgresStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', options.onBrokenConnection)
  // A connection in use that breaks between two statements tells nobody else: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', options.onBrokenConnection))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const accepted = new Set<Promise<unknown>>()
  return {
    dialect: 'postgres',
    db,
    pool,
    write(work) {
      const written = writeAgainAfterConflict(db, work)
      const settled = written.catch(() => undefined).finally(() => accepted.delete(settled))
      accepted.add(settled)
      return written
    },
    async probe() {
      const answer = await pool.query<{ read_only: string }>(
        `select current_setting('transaction_read_only') read_only`,
      )
      if (answer.rows[0]?.read_only !== 'off') throw Object.assign(new Error('read-only'), { code: '25006' })
    },
    async close() {
      // A pool that ends leaves those who wait for a connection without an answer.
      await Promise.all(accepted)
      await db.destroy()
    },
  }
}

/** Two writers that wait for each other: PostgreSQL stops one, whose transaction has had no effect and runs again. */
async function writeAgainAfterConflict<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = codeOf(error)
      if (attempt === attempts || (code !== '40001' && code !== '40P01')) throw error
    }
  }
}

/** Times are `bigint`, which `pg` gives as text because not every one fits a number; epoch milliseconds do. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === bigint ? Number : pg.types.getTypeParser(oid, format as 'text')
}
