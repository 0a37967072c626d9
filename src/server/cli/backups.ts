import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { recordAudit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import { stopAll } from '../newsletters/sending.ts'
import { readTombstoneFile } from '../privacy/tombstones.ts'
import { StartupError } from '../startupError.ts'
import { backUp, holdsRecords, isEmpty, restoreBackup, verifyBackup } from '../store/backup.ts'
import type { TableChecksum } from '../store/copyTables.ts'
import { migrate } from '../store/migrate.ts'
import { databaseFile, openStore, tombstoneFile } from '../store/openStore.ts'
import { hasServer } from '../store/postgres.ts'
import { loadSecret, secretFile } from '../store/secret.ts'
import { isInUse } from '../store/sqliteFile.ts'
import { type Command, type Terminal, textOf } from './command.ts'
import { printRows } from './listing.ts'

const isRunning =
  'The server is running. Stop it first: what it receives in the meantime would be lost, and it would go on with what it read before.'

/** `backup`: writes the whole database to one file. */
export const backup: Command = {
  usage: 'backup [file or folder]',
  summary: 'write a consistent copy of everything to one file while the server runs',
  options: { verify: { type: 'boolean' }, keep: { type: 'string' } },
  help: {
    verify: 'restore the file into a temporary database and compare every row',
    keep: 'of the dated backups in the folder, keep only so many, the newest',
  },
  positionals: [0, 1],
  audit: () => '',
  async run({ config, open, terminal, values, positionals: [name] }) {
    const keep = textOf(values, 'keep')
    if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) throw new TypeError('--keep must be a whole number from 1.')
    const isFolder = name !== undefined && statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
    const file =
      name === undefined ? defaultFile(config, 'backup') : isFolder ? datedFile(resolve(name), 'backup') : resolve(name)
    const checksums = await backUp(await open(), file)
    printChecksums(checksums, terminal)
    terminal.out(`Backed up to ${file}\n`)
    if (values.verify) {
      await verifyBackup(file, checksums)
      terminal.out('Verified: the file was restored into a temporary database, and every row is there.\n')
    }
    // Only after success, so that a failing backup never removes the last good one.
    if (keep !== undefined) await rotate(dirname(file), Number(keep), terminal)
    return 0
  },
}

/**
 * Removes all but the newest dated backups of the folder, and says which. The last one that is not empty stays in any
 * case: backups of a database that was lost must not push out the good ones.
 */
async function rotate(folder: string, keep: number, { out }: Terminal): Promise<void> {
  const dated = readdirSync(folder)
    .filter((name) => /^backup-\d{8}-\d{9}\.db$/.test(name))
    .sort()
    .map((name) => join(folder, name))
  let old = dated.slice(0, -keep)
  if (old.length > 0 && !(await someHoldRecords(dated.slice(-keep)))) {
    const kept = await lastWithRecords(old)
    if (kept !== undefined) out(`The last backup that is not empty was kept: ${kept}\n`)
    old = old.filter((file) => file !== kept)
  }
  for (const file of old) {
    rmSync(file)
    out(`Removed ${file}\n`)
  }
}

async function lastWithRecords(files: readonly string[]): Promise<string | undefined> {
  for (const file of files.toReversed()) if (await holdsRecords(file)) return file
  return undefined
}

const someHoldRecords = async (files: readonly string[]) => (await lastWithRecords(files)) !== undefined

/** `restore`: replaces the database by a backup, after backing up what was there. */
export const restore: Command = {
  usage: 'restore <file> --yes',
  summary: 'replace everything with a backup; what was there is backed up first',
  options: { yes: { type: 'boolean' } },
  help: { yes: 'do it' },
  positionals: [1, 1],
  async run({ config, terminal, values, actor, positionals: [name = ''] }) {
    if (!existsSync(name)) throw new StartupError(`There is no file ${name}.`)
    if (!values.yes)
      throw new StartupError('This replaces everything in the database. Stop the server, then add --yes.')
    const database = databaseFile(config)
    if (config.databaseUrl === undefined && existsSync(database) && isInUse(database)) throw new StartupError(isRunning)
    const store = openStore(config, () => undefined, { mayBeginAnew: true })
    try {
      await migrate(store)
      if ('pool' in store && (await hasServer(store))) throw new StartupError(isRunning)
      if (!(await isEmpty(store))) {
        const before = defaultFile(config, 'before-restore')
        await backUp(store, before)
        terminal.out(`The previous contents were backed up to ${before}\n`)
      }
      const tombstones = tombstoneFile(config)
      const lacksSecret = store.dialect === 'sqlite' && config.secret === undefined && !existsSync(secretFile(config))
      const { checksums, erasedAgain } = await restoreBackup(
        store,
        name,
        async () => (lacksSecret ? undefined : loadSecret(config, store)),
        tombstones === undefined ? [] : readTombstoneFile(tombstones),
      )
      const stopped = await store.write(async (tx) => {
        await recordAudit(tx, actor, 'restore', '', Date.now())
        return stopAll(tx, Date.now())
      })
      printChecksums(checksums, terminal)
      terminal.out('Restored; every row was verified.\n')
      if (stopped > 0)
        terminal.out(
          `${stopped} newsletters that were being sent when this backup was made are stopped. Who got them since would get them again if you resume them.\n`,
        )
      if (erasedAgain !== undefined && erasedAgain > 0)
        terminal.out(`${erasedAgain} records of people who were erased after this backup was made were erased again.\n`)
      if (lacksSecret) {
        terminal.out(
          `There is no secret here: copy the old one to ${secretFile(config)} before you start the server, or the links in emails sent so far stop working.\n`,
        )
        if (erasedAgain === undefined)
          terminal.out('Without it nobody who was erased can be recognised: restore again once it is there.\n')
      }
      return 0
    } finally {
      await store.close()
    }
  },
}

/** Prints the number of rows and the checksum of each table. */
export function printChecksums(checksums: readonly TableChecksum[], terminal: Terminal): void {
  printRows(
    checksums.map(({ table, rows, digest }) => ({ table, rows, sha256: digest.slice(0, 12) })),
    {},
    terminal,
  )
}

/** A dated file in the data folder, which may not exist yet if the database is PostgreSQL. */
function defaultFile(config: Config, name: string): string {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  return datedFile(config.dataDir, name)
}

function datedFile(folder: string, name: string): string {
  const timestamp = new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
  return join(folder, `${name}-${timestamp}.db`)
}
