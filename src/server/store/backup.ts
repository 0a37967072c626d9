import { randomInt } from 'node:crypto'
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { errorCode, StartupError } from '../startupError.ts'
import { checksumTables, copiedTables, readSnapshot, replaceTables, type TableChecksum } from './copyTables.ts'
import { markPragma } from './damage.ts'
import { removingLeftovers } from './leftovers.ts'
import { migrate } from './migrate.ts'
import { copyAsTheyAre } from './ownTables.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

// Codes of Node and SQLite for a place that cannot be written.
const notWritable = /^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|SQLITE_(FULL|IOERR|CANTOPEN|READONLY).*)$/

/**
 * Writes a consistent copy of either database to one SQLite file, while the server runs. The file is renamed into place
 * when it is complete. Throws a `StartupError` if it exists already or cannot be written; no partial file remains then.
 */
export function backUp(store: Store, file: string): Promise<TableChecksum[]> {
  return writeBackup(file, (partial) => copyInto(partial, store))
}

/**
 * The same for a database of any version, also one that this version does not know; only a program of that version can
 * restore it. Nothing is verified.
 */
export function backUpAsItIs(store: Store, file: string, tables: readonly string[]): Promise<void> {
  return writeBackup(file, async (partial) => {
    if (store.dialect === 'sqlite') await vacuumInto(store, partial)
    const copy = openSqlite(partial)
    try {
      if (store.dialect === 'postgres')
        await readSnapshot(store, (from) => copy.write((tx) => copyAsTheyAre(from, tx, tables)))
      await makeSingleFile(copy)
    } finally {
      await copy.close()
    }
  })
}

async function writeBackup<T>(file: string, write: (partial: string) => Promise<T>): Promise<T> {
  if (existsSync(file)) throw new StartupError(`${file} exists already. Choose another name.`)
  const partial = `${file}.partial`
  try {
    return await removingLeftovers(
      () => removePartial(partial),
      async () => {
        rmSync(partial, { force: true })
        // Create it first, so that it is private before the first byte is written.
        closeSync(openSync(partial, 'wx', 0o600))
        const result = await write(partial)
        renameSync(partial, file)
        return result
      },
    )
  } catch (error) {
    if (!notWritable.test(errorCode(error))) throw error
    throw new StartupError(
      `The backup ${file} cannot be written (${errorCode(error)}); no partial file was left. Make room there, or choose another place.`,
    )
  }
}

/** If it could not be written, it need not be removed, and cannot. */
function removePartial(partial: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) {
    try {
      rmSync(`${partial}${suffix}`, { force: true })
    } catch (error) {
      if (!notWritable.test(errorCode(error))) throw error
    }
  }
}

async function copyInto(path: string, store: Store): Promise<TableChecksum[]> {
  if (store.dialect === 'sqlite') await vacuumInto(store, path)
  const copy = openSqlite(path)
  try {
    if (store.dialect === 'postgres') {
      await migrate(copy)
      await readSnapshot(store, (source) => copy.write((tx) => replaceTables(source, tx)))
    }
    const checksums = await checksumTables(copy.db)
    await makeSingleFile(copy)
    return checksums
  } finally {
    await copy.close()
  }
}

async function vacuumInto({ db }: Store, path: string): Promise<void> {
  await sql.raw(`vacuum into '${path.replaceAll("'", "''")}'`).execute(db)
}

/** Marks the backup, and merges the write-ahead log, so that it is a single file. */
async function makeSingleFile(copy: Store): Promise<void> {
  await sql.raw(markPragma(randomInt(1, 2 ** 31))).execute(copy.db)
  await sql`pragma journal_mode = delete`.execute(copy.db)
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
