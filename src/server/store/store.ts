import type { Kysely } from 'kysely'
import { errorCode } from '../startupError.ts'
import type { Tables, Tx } from './tables.ts'

/** The database. SQLite and PostgreSQL give the same guarantees, which `testing/storeCases.ts` tests on both (API-10). */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres'
  /** For reading; writes go through `write`. If `isTransientDbError` holds for an error, try again later. */
  readonly db: Kysely<Tables>
  /**
   * Runs the work in one transaction. Once the promise resolves, the write survives a power cut. If the work throws,
   * everything is rolled back and the promise rejects with the same error.
   *
   * The work must use only the transaction it is given, await nothing else and let database errors through: several
   * writes may share one transaction, and a write may run again after a conflict.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Rejects if nothing could be written now. */
  probe(): Promise<void>
  /** Finishes accepted writes, then closes the database. */
  close(): Promise<void>
}

/** The database is unavailable. A later attempt may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** The database was written by a newer version of this program. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

const sqliteCodes =
  /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|LOCKED|NOTADB|PROTOCOL|NOLFS|PERM|AUTH|NOMEM|INTERRUPT)/
// SQLSTATE classes: connection, resources, operator intervention, system; serialization; read-only, idle for too long within a
// transaction, one that took too long; no lock within `lock_timeout`; authorization; no database.
const postgresCodes = /^(08...|53...|57...|58...|40...|25006|25P0[34]|55P03|28...|3D000)$/
// Network errors only. ENOENT and the like concern files, such as a backup's folder, and not the database.
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_[A-Z]+|EADDRNOTAVAIL)$/
const poolMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client was closed|not queryable|^SASL:/

/** Whether the database refuses the values themselves, as PostgreSQL does a NUL or what is too long for an index. */
export function isRefusedValue(error: unknown): boolean {
  // SQLSTATE classes: data exception, program limit exceeded.
  return error instanceof Error && /^(22...|54...|SQLITE_TOOBIG)$/.test(errorCode(error))
}

/** Whether the error is due to the database's state (unreachable, full, locked) rather than to a wrong query. */
export function isTransientDbError(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return (
    sqliteCodes.test(code) ||
    postgresCodes.test(code) ||
    networkCodes.test(code) ||
    ('syscall' in error && error.syscall === 'connect') ||
    poolMessages.test(error.message) ||
    error.message.includes('ConnectionFailed')
  )
}
