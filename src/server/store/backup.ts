import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { codeOf, StartFailure } from '../startFailure.ts'
import { copiedTables, proveTables, replaceTables, snapshot, type TableProof } from './copyTables.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { isTrouble, type Store, StoreUnavailable } from './store.ts'

// What Node and SQLite say of a place where nothing can be written.
const unwritten = /^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|SQLITE_(FULL|IOERR|CANTOPEN|READONLY).*)$/

/**
 * Writes a consistent copy of the whole desk into one SQLite file while the desk runs, whatever database it has. The
 * name appears when the copy is complete. Throws `StartFailure` when there is such a file
 * already or none can be written there; no part of one stays then.
 */
export async function backUp(store: Store, file: string): Promise<TableProof[]> {
  if (existsSync(file)) throw new StartFailure(`${file} exists already. Choose another name.`)
  const partial = `${file}.partial`
  try {
    rmSync(partial, { force: true })
    // Nobody but its owner reads it, from its first byte on.
    closeSync(openSync(partial, 'wx', 0o600))
    const proofs = await copyInto(partial, store)
    renameSync(partial, file)
    return proofs
  } catch (error) {
    for (const beside of ['', '-journal', '-wal', '-shm']) rmSync(`${partial}${beside}`, { force: true })
    if (!unwritten.test(codeOf(error))) throw error
    throw new StartFailure(
      `The backup ${file} cannot be written (${codeOf(error)}), and nothing is left of it. Make room there, or choose another place.`,
    )
  }
}

async function copyInto(path: string, store: Store): Promise<TableProof[]> {
  if (store.dialect === 'sqlite') {
    await sql.raw(`vacuum into '${path.replaceAll("'", "''")}'`).execute(store.db)
  }
  const copy = openSqlite(path)
  try {
    if (store.dialect === 'postgres') {
      await migrate(copy)
      await snapshot(store, (source) => copy.write((tx) => replaceTables(source, tx)))
    }
    const proofs = await proveTables(copy.db)
    // One file and nothing beside it: also the last rows are in it.
    await sql`pragma journal_mode = delete`.execute(copy.db)
    return proofs
  } finally {
    await copy.close()
  }
}

/**
 * Makes the desk hold exactly what the backup holds, in one transaction, and proves it. A backup of an older version is
 * brought up to date on a copy. Throws `StartFailure` when the file is no sound backup.
 */
export async function restoreBackup(store: Store, file: string): Promise<TableProof[]> {
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'desk-restore-'))
  let backup: Store | undefined
  try {
    const opened = await openSound(file, join(folder, 'copy.db'))
    backup = opened
    const proofs = await proveTables(opened.db)
    await store.write(async (tx) => {
      await replaceTables(opened.db, tx)
      proveEqual(proofs, await proveTables(tx))
    })
    return proofs
  } finally {
    await backup?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Throws unless both hold the same rows. */
export function proveEqual(left: readonly TableProof[], right: readonly TableProof[]): void {
  for (const table of copiedTables) {
    const [one, other] = [left, right].map((proofs) => proofs.find((proof) => proof.table === table))
    if (one?.rows !== other?.rows || one?.digest !== other?.digest) {
      throw new StartFailure(`The rows of ${table} differ (${one?.rows} and ${other?.rows}). Nothing was changed.`)
    }
  }
}

/** Whether nothing was received yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await proveTables(store.db)).every(({ rows }) => rows === 0)
}

/** Opens a copy, so that the backup itself stays as it is, and brings it up to date. */
async function openSound(file: string, path: string): Promise<Store> {
  let copy: Store | undefined
  try {
    for (const ending of ['', '-wal']) if (existsSync(file + ending)) copyFileSync(file + ending, path + ending)
    copy = openSqlite(path)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db)
    const tables = await sql`select 1 from sqlite_master where name = 'migration'`.execute(copy.db)
    if (rows[0]?.integrity_check !== 'ok' || tables.rows.length !== 1) throw new StoreUnavailable('not sound')
    await migrate(copy)
    return copy
  } catch (error) {
    await copy?.close()
    if (isTrouble(error)) throw new StartFailure(`${file} is damaged or no backup of a desk. Nothing was changed.`)
    throw error
  }
}
