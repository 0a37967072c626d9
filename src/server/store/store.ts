import type { Kysely } from 'kysely'
import { codeOf } from '../startFailure.ts'
import type { Tables, Tx } from './tables.ts'

/** Where everything is kept. SQLite and PostgreSQL promise the same; `storeCases.ts` proves it on both. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres'
  /** For reading; writes go through `write`. Errors for which `isTrouble` holds mean: not now, try again later. */
  readonly db: Kysely<Tables>
  /**
   * Runs the work in one transaction: all of it happens or none, and once this resolves it outlives a power cut. Work
   * that throws leaves nothing behind and rejects with what it threw; `isTrouble` tells the database's own trouble.
   * Work uses only the transaction that it is given, waits for nothing else and lets database errors pass: several
   * writes may share one transaction underneath, and one may be run again after a conflict.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Rejects when no write could be made now. */
  probe(): Promise<void>
  /** Finishes accepted writes, then lets go of the database. */
  close(): Promise<void>
}

/** The database is not there now. A later try may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The database was written by a newer version of this program. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

const sqliteTrouble =
  /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|LOCKED|NOTADB|PROTOCOL|NOLFS|PERM|AUTH|NOMEM|INTERRUPT)/
// Classes of SQLSTATE: connection, resources, operator intervention, system; lost races; read-only; wrong password.
const postgresTrouble = /^(08...|53...|57...|58...|40...|25006|28...|3D000)$/
// Of the way there, not of files: a backup's folder that is missing says nothing of the database.
const network =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_[A-Z]+|EADDRNOTAVAIL)$/
const poolTrouble =
  /timeout exceeded when trying to connect|Connection terminated|Client was closed|not queryable|^SASL:/

/** Whether the error tells of the database's state rather than of a mistake in a query. */
export function isTrouble(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    sqliteTrouble.test(code) ||
    postgresTrouble.test(code) ||
    network.test(code) ||
    ('syscall' in error && error.syscall === 'connect') ||
    poolTrouble.test(error.message) ||
    error.message.includes('ConnectionFailed')
  )
}
