import { randomInt } from 'node:crypto'
import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addTombstones, eraseAgain, readTombstones, type Tombstone } from '../privacy/tombstones.ts'
import { errorCode, StartupError } from '../startupError.ts'
import { checksumTables, copiedTables, readSnapshot, replaceTables, type TableChecksum } from './copyTables.ts'
import { markPragma } from './damage.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { isTransientDbError, type Store, StoreUnavailable } from './store.ts'
import type { AuditRow, Tx } from './tables.ts'

const visitorTables: ReadonlySet<string> = new Set(['enquiry', 'comment', 'subscriber'])
// Codes of Node and SQLite for a place that cannot be written.
const notWritable = /^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|SQLITE_(FULL|IOERR|CANTOPEN|READONLY).*)$/

/**
 * Writes a consistent copy of either database to one SQLite file, while the server runs. The file is renamed into place
 * when it is complete. Throws a `StartupError` if it exists already or cannot be written; no partial file remains then.
 */
export async function backUp(store: Store, file: string): Promise<TableChecksum[]> {
  if (existsSync(file)) throw new StartupError(`${file} exists already. Choose another name.`)
  const partial = `${file}.partial`
  try {
    rmSync(partial, { force: true })
    // Create it first, so that it is private before the first byte is written.
    closeSync(openSync(partial, 'wx', 0o600))
    const checksums = await copyInto(partial, store)
    renameSync(partial, file)
    return checksums
  } catch (error) {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${partial}${suffix}`, { force: true })
    if (!notWritable.test(errorCode(error))) throw error
    throw new StartupError(
      `The backup ${file} cannot be written (${errorCode(error)}); no partial file was left. Make room there, or choose another place.`,
    )
  }
}

async function copyInto(path: string, store: Store): Promise<TableChecksum[]> {
  if (store.dialect === 'sqlite') {
    await sql.raw(`vacuum into '${path.replaceAll("'", "''")}'`).execute(store.db)
  }
  const copy = openSqlite(path)
  try {
    if (store.dialect === 'postgres') {
      await migrate(copy)
      await readSnapshot(store, (source) => copy.write((tx) => replaceTables(source, tx)))
    }
    const checksums = await checksumTables(copy.db)
    await sql.raw(markPragma(randomInt(1, 2 ** 31))).execute(copy.db)
    // Merges the write-ahead log, so that the backup is a single file.
    await sql`pragma journal_mode = delete`.execute(copy.db)
    return checksums
  } finally {
    await copy.close()
  }
}

/** What a restore did. */
export interface Restored {
  checksums: TableChecksum[]
  /** Records of people who were erased after the backup was made, and were erased again; `undefined` without a secret. */
  erasedAgain: number | undefined
}

/**
 * Replaces everything with the contents of a backup, in one transaction, and compares checksums. A backup by an older
 * version is migrated first, on a copy. Erasures that the database or the given list remembers are applied again in
 * the same transaction, so that nobody comes back even for a moment. Throws a `StartupError` if the file is not an
 * intact backup.
 */
export async function restoreBackup(
  store: Store,
  file: string,
  loadSecret: () => Promise<string | undefined>,
  remembered: readonly Tombstone[] = [],
): Promise<Restored> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'desk-restore-'))
  let backup: Store | undefined
  try {
    const opened = await openCopy(file, join(folder, 'copy.db'))
    backup = opened
    const checksums = await checksumTables(opened.db)
    const tombstones = [...remembered, ...(await readTombstones(store.db))]
    const someErased = tombstones.length > 0 || (await readTombstones(opened.db)).length > 0
    const secret = someErased ? await loadSecret() : ''
    return await store.write(async (tx) => {
      const trail = await tx.selectFrom('audit').selectAll().execute()
      await replaceTables(opened.db, tx)
      assertSameRows(checksums, await checksumTables(tx))
      await keepTrail(tx, trail)
      await addTombstones(tx, tombstones)
      if (secret === undefined) return { checksums, erasedAgain: undefined }
      const { enquiries, comments, subscriptions } = await eraseAgain(tx, secret, Date.now())
      return { checksums, erasedAgain: enquiries.length + comments.length + subscriptions.length }
    })
  } finally {
    await backup?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What was done since the backup was made was done all the same. */
async function keepTrail(tx: Tx, trail: AuditRow[]): Promise<void> {
  for (let at = 0; at < trail.length; at += 200)
    await tx
      .insertInto('audit')
      .values(trail.slice(at, at + 200))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/**
 * Restores the backup into an empty temporary database and compares it with the checksums of the original. Throws a
 * `StartupError` if the file cannot be restored or its rows differ.
 */
export async function verifyBackup(file: string, checksums: readonly TableChecksum[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-verify-'))
  const trial = openSqlite(join(folder, 'trial.db'))
  try {
    await migrate(trial)
    const restored = await restoreBackup(trial, file, async () => undefined)
    assertSameRows(checksums, restored.checksums)
  } finally {
    await trial.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Throws unless both databases have the same rows. */
export function assertSameRows(left: readonly TableChecksum[], right: readonly TableChecksum[]): void {
  for (const table of copiedTables) {
    const [one, other] = [left, right].map((checksums) => checksums.find((checksum) => checksum.table === table))
    if (one?.rows !== other?.rows || one?.digest !== other?.digest) {
      throw new StartupError(`The rows of ${table} differ (${one?.rows} and ${other?.rows}). Nothing was changed.`)
    }
  }
}

/** Whether all tables are empty. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await checksumTables(store.db)).every(({ rows }) => rows === 0)
}

/** Whether a backup has any record of a visitor. A file that cannot be read has none. */
export async function holdsRecords(file: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-look-'))
  let copy: Store | undefined
  try {
    copy = await openCopy(file, join(folder, 'copy.db'))
    const rows = await checksumTables(copy.db)
    return rows.some(({ table, rows: count }) => visitorTables.has(table) && count > 0)
  } catch {
    return false
  } finally {
    await copy?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens a copy of the backup, which itself stays unchanged, checks its integrity and migrates it. */
async function openCopy(file: string, path: string): Promise<Store> {
  let copy: Store | undefined
  try {
    for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, path + suffix)
    copy = openSqlite(path)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db)
    const tables = await sql`select 1 from sqlite_master where name = 'migration'`.execute(copy.db)
    if (rows[0]?.integrity_check !== 'ok' || tables.rows.length !== 1) throw new StoreUnavailable('not a backup')
    await migrate(copy)
    return copy
  } catch (error) {
    await copy?.close()
    if (isTransientDbError(error)) throw new StartupError(`${file} is damaged or is not a backup. Nothing was changed.`)
    throw error
  }
}
