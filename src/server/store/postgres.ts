import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import pg from 'pg'
import { errorCode } from '../startupError.ts'
import type { Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

const maxTries = 4
const serverName = 'pravasi-desk server'
/** A database or role that was read-only when a connection was made leaves that connection so, after it is writable again. */
const readOnlyCode = '25006'
/** The error of `pg` for a query that got no answer in time. */
const hungMessage = 'Query read timeout'
const bigintOid = 20

/** Settings of a PostgreSQL store besides its URL. */
export interface PostgresOptions {
  connections: number
  /** Called for every broken connection, to log it. A query running on it rejects as well. */
  onBrokenConnection: (error: Error) => void
  /** Whether this is a server, which keeps a connection that `hasServer` finds. */
  isServer?: boolean
  /**
   * Milliseconds that a statement may take; 0 for as long as it likes, for migrations and the command line. In transactions
   * PostgreSQL enforces it; 2 s later this process does, in case the other hangs, and for all other statements.
   */
  statementTimeout?: number
}

export interface PostgresStore extends Store {
  /** For the rate limiter, which runs its own statements. */
  readonly pool: pg.Pool
}

/** A store in PostgreSQL, which any number of instances may share. Connects lazily. */
export function openPostgres(url: string, options: PostgresOptions): PostgresStore {
  const { isServer = false, statementTimeout = 15_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    application_name: isServer ? serverName : 'pravasi-desk',
    min: isServer ? 1 : 0,
    max: options.connections,
    connectionTimeoutMillis: 5000,
    // Other parameters of a session, connection poolers refuse; and what is set later, other clients would inherit.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 2000 }),
    keepAlive: true,
    // Without it, a connection whose other end vanished is noticed after two hours only.
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: parserOf },
  })
  pool.on('error', options.onBrokenConnection)
  // Between two statements, a checked-out client emits 'error' with no other listener; that would crash the process.
  pool.on('connect', (client) => client.on('error', options.onBrokenConnection))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: discardingUselessConnections(pool, limitsOf(statementTimeout)) }),
  })
  const accepted = new Set<Promise<unknown>>()
  return {
    dialect: 'postgres',
    db,
    pool,
    write(work) {
      const result = writeWithRetry(db, work)
      const finished = result.catch(() => undefined).finally(() => accepted.delete(finished))
      accepted.add(finished)
      return result
    },
    async probe() {
      const client = await pool.connect()
      let problem: Error | undefined
      try {
        const { rows } = await client.query<{ read_only: string }>(
          `select current_setting('transaction_read_only') read_only`,
        )
        if (rows[0]?.read_only !== 'off') throw Object.assign(new Error('read-only'), { code: readOnlyCode })
      } catch (error) {
        problem = error instanceof Error ? error : new Error('unknown')
        throw error
      } finally {
        client.release(problem)
      }
    },
    async close() {
      // Ending the pool would leave promises that wait for a connection pending forever.
      await Promise.all(accepted)
      await db.destroy()
      // Kysely ends the pool only if it has run a query itself.
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * Whether a server uses this database. Behind a pooler that shares connections their names say nothing; there a server
 * counts as running for 90 seconds after it last noted that it can write, which it does every minute.
 */
export async function hasServer(store: Pick<Store, 'db'>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${serverName}`.execute(store.db)
  if (rows.length > 0 || !(await isPooled(store))) return rows.length > 0
  const probe = await store.db.selectFrom('setting').select('value').where('name', '=', 'probe').executeTakeFirst()
  return Number(probe?.value ?? 0) > Date.now() - 90_000
}

/** Whether a connection pooler stands in between: the process that answers is then not the one that greeted. */
export async function isPooled(store: Pick<Store, 'db'>): Promise<boolean> {
  if (!hasPool(store)) return false
  const client = await store.pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
    const greeted = (client as unknown as { processID: number }).processID
    return rows[0]?.pid !== greeted
  } finally {
    client.release()
  }
}

function hasPool(store: object): store is Pick<PostgresStore, 'pool'> {
  return 'pool' in store
}

/** Limits of one transaction, in the message that begins it: they end with it, whoever gets the connection next. */
function limitsOf(statementTimeout: number): string {
  return `; set local statement_timeout = ${statementTimeout}; set local idle_in_transaction_session_timeout = 15000`
}

/**
 * After a query that got no answer, its connection still waits for it: neither the ROLLBACK nor the next borrower must
 * wait behind it. It fails at once and is closed when it is returned. So is a read-only one, which would refuse every later write.
 */
function discardingUselessConnections(pool: pg.Pool, limits: string): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let hung: Error | undefined
      let readOnly: Error | undefined
      return {
        query: async <R>(text: unknown, parameters: unknown) => {
          if (hung) throw hung
          try {
            if (/^(?:begin|start transaction)\b/.test(String(text))) {
              await client.query(`${text}${limits}`)
              return { command: 'SELECT', rowCount: 0, rows: [] }
            }
            return (await client.query(text as string, parameters as unknown[])) as unknown as PostgresQueryResult<R>
          } catch (error) {
            if (error instanceof Error && error.message === hungMessage) hung = error
            if (error instanceof Error && errorCode(error) === readOnlyCode) readOnly = error
            throw error
          }
        },
        release: () => client.release(hung ?? readOnly),
      } as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/** Runs the transaction again after a deadlock or serialization failure, which PostgreSQL has rolled back. */
async function writeWithRetry<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = errorCode(error)
      if (tries === maxTries || (code !== '40001' && code !== '40P01')) throw error
    }
  }
}

/** `pg` returns bigint as a string, because it may exceed a JavaScript number. Our epoch milliseconds never do. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === bigintOid ? Number : pg.types.getTypeParser(oid, format as 'text')
}
