import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { type HeldAfterRestore, holdRestored } from '../mail/heldEmails.ts'
import { addTombstones, eraseAgain, readTombstones, type Tombstone } from '../privacy/tombstones.ts'
import { errorCode, StartupError } from '../startupError.ts'
import { assertSameRows } from './backup.ts'
import { checksumTables, replaceTables, type TableChecksum } from './copyTables.ts'
import { applyKeptState, type KeptCounts, readKeptState } from './keptState.ts'
import { removeAbandoned, removingLeftovers } from './leftovers.ts'
import { migrate, migrateIn, schemaState } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { dropTables, ownTables, tablesIn } from './ownTables.ts'
import { openSqlite } from './sqlite.ts'
import { isTransientDbError, type Store, StoreUnavailable } from './store.ts'
import type { Tx } from './tables.ts'

const visitorTables: ReadonlySet<string> = new Set(['enquiry', 'comment', 'subscriber'])

/** The result of a restore. */
export interface Restored {
  checksums: TableChecksum[]
  /** Records of people who were erased after the backup was made, and were erased again; `undefined` without a secret. */
  erasedAgain: number | undefined
  kept: KeptCounts
  /** Emails and newsletters that are not sent until the provider says so. */
  held: HeldAfterRestore
  /** Data that could not be kept, by name, because the database that was replaced is of another version. */
  unreadable: string[]
}

/**
 * Replaces everything with the contents of a backup, in one transaction, and compares checksums. The database that is
 * replaced is not migrated, and may be of any version. What was decided since the backup stays decided: erasures (also those
 * of the given list), ends of subscriptions, bans, moderation and removed passkeys are applied in the same transaction, so
 * that nobody comes back even for a moment, and what was unsent is held in it.
 */
export async function restoreBackup(
  store: Store,
  backup: Store,
  loadSecret: () => Promise<string | undefined>,
  remembered: readonly Tombstone[] = [],
  version: typeof migrations = migrations,
): Promise<Restored> {
  const checksums = await checksumTables(backup.db)
  const known = await tablesIn(backup.db, 'sqlite')
  const state = await schemaState(store, version)
  const kept = await readKeptState(store)
  const tombstones = [...remembered, ...kept.tombstones]
  const someErased = tombstones.length > 0 || (await readTombstones(backup.db)).length > 0
  const secret = someErased ? await loadSecret() : ''
  return store.write(async (tx) => {
    if (state !== 'current') await rebuild(tx, store.dialect, known, version)
    await replaceTables(backup.db, tx)
    assertSameRows(checksums, await checksumTables(tx))
    await addTombstones(tx, tombstones)
    const erased = secret === undefined ? undefined : await eraseAgain(tx, secret, Date.now())
    const counts = await applyKeptState(tx, kept, Date.now())
    return {
      checksums,
      kept: counts,
      held: await holdRestored(tx, Date.now()),
      unreadable: state === 'none' ? [] : kept.unreadable,
      erasedAgain: erased && erased.enquiries.length + erased.comments.length + erased.subscriptions.length,
    }
  })
}

/** Makes the tables of this version in place of those of another. Settings stay: PostgreSQL keeps the secret there. */
async function rebuild(
  tx: Tx,
  dialect: Store['dialect'],
  known: readonly string[],
  version: typeof migrations,
): Promise<void> {
  const present = await ownTables(tx, dialect, known)
  const settings = present.includes('setting') ? await tx.selectFrom('setting').select(['name', 'value']).execute() : []
  await dropTables(tx, dialect, present)
  await migrateIn(tx, dialect, version)
  for (const row of settings) await tx.insertInto('setting').values(row).execute()
}

/**
 * Restores the backup into an empty temporary database and compares it with the checksums of the original. Throws a
 * `StartupError` if the file cannot be restored or its rows differ.
 */
export async function verifyBackup(file: string, checksums: readonly TableChecksum[]): Promise<void> {
  await withBackup(file, (backup) =>
    inTemporaryFolder(async (folder) => {
      let trial: Store | undefined
      try {
        trial = openSqlite(join(folder, 'trial.db'))
        await migrate(trial)
        const restored = await restoreBackup(trial, backup, async () => undefined)
        assertSameRows(checksums, restored.checksums)
      } catch (error) {
        throw withoutRoom(error, folder)
      } finally {
        await trial?.close()
      }
    }),
  )
}

/**
 * Whether a backup has any record of a visitor. A file that cannot be read has none. Throws a `StartupError` where there is no room
 * to look: an older backup would be deleted for it.
 */
export async function holdsRecords(file: string): Promise<boolean> {
  try {
    const rows = await withBackup(file, ({ db }) => checksumTables(db))
    return rows.some(({ table, rows: count }) => visitorTables.has(table) && count > 0)
  } catch (error) {
    if (error instanceof NoRoomForCopy) throw error
    return false
  }
}

/**
 * Opens a copy of the backup, which itself stays unchanged, checks its integrity and migrates it, if it is by an older version.
 * Throws a `StartupError` if the file is not an intact backup.
 */
export function withBackup<T>(
  file: string,
  work: (backup: Store) => Promise<T>,
  version: typeof migrations = migrations,
): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    const backup = await openCopy(file, join(folder, 'copy.db'), version)
    try {
      return await work(backup)
    } finally {
      await backup.close()
    }
  })
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeAbandoned(tmpdir(), (name) => (/^desk-restore-[^.]{6}$/.test(name) ? name : undefined))
  const folder = mkdtempSync(join(tmpdir(), 'desk-restore-'))
  return removingLeftovers(
    () => rmSync(folder, { recursive: true, force: true }),
    () => work(folder),
  )
}

async function openCopy(file: string, path: string, version: typeof migrations): Promise<Store> {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
  let copy: Store | undefined
  try {
    for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, path + suffix)
    copy = openSqlite(path)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy.db)
    const tables = await sql`select 1 from sqlite_master where name = 'migration'`.execute(copy.db)
    if (rows[0]?.integrity_check !== 'ok' || tables.rows.length !== 1) throw new StoreUnavailable('not a backup')
    await migrate(copy, version)
    return copy
  } catch (error) {
    await copy?.close()
    const reason = withoutRoom(error, dirname(path))
    if (reason !== error || !isTransientDbError(error)) throw reason
    throw new StartupError(`${file} is damaged or is not a backup. Nothing was changed.`)
  }
}

class NoRoomForCopy extends StartupError {}

/** A full disk below the copy says nothing about the backup, which Node would name and SQLite call damaged. */
function withoutRoom(error: unknown, folder: string): unknown {
  if (!/^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(?:WRITE|SHMSIZE))$/.test(errorCode(error))) return error
  return new NoRoomForCopy(
    `There is no room for a copy of the backup in ${dirname(folder)} (${errorCode(error)}). Make room there, or set TMPDIR to another folder, and try again.`,
  )
}

/** The tables of ours that a database of any version has. */
export async function presentTables(store: Store): Promise<string[]> {
  const scratch = openSqlite(':memory:')
  try {
    await migrate(scratch)
    return await ownTables(store.db, store.dialect, await tablesIn(scratch.db, 'sqlite'))
  } finally {
    await scratch.close()
  }
}
