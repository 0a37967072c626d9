import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { StartupError } from '../startupError.ts'
import { backUp } from '../store/backup.ts'
import type { TableChecksum } from '../store/copyTables.ts'
import { removeAbandoned } from '../store/leftovers.ts'
import { holdsRecords, verifyBackup } from '../store/restore.ts'
import { type Command, type Terminal, textOf } from './command.ts'
import { printRows } from './listing.ts'

const datedName = /^backup-\d{8}-\d{9}\.db$/
/** One that was not completed, and the logs beside it. */
const unfinished = /^(backup-\d{8}-\d{9}\.db)\.partial(?:-journal|-wal|-shm)?$/

/** `backup`: writes the whole database to one file. */
export const backup: Command = {
  usage: 'backup [file or folder]',
  summary: 'write a consistent copy of everything to one file while the server runs',
  options: { verify: { type: 'boolean' }, keep: { type: 'string' } },
  help: {
    verify: 'restore the file into a temporary database and compare every row',
    keep: 'of the dated backups in the folder, which is made if it is missing, keep only so many, the newest',
  },
  positionals: [0, 1],
  audit: () => '',
  async run({ config, open, terminal, values, positionals: [name] }) {
    const keep = textOf(values, 'keep')
    if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) throw new TypeError('--keep must be a whole number from 1.')
    const file =
      name === undefined
        ? defaultFile(config, 'backup')
        : isFolder(name, keep !== undefined)
          ? datedFile(resolve(name), 'backup')
          : resolve(name)
    const store = await open()
    // Their names have a time, so that no later backup takes their place.
    if (datedName.test(basename(file))) removeAbandoned(dirname(file), (other) => unfinished.exec(other)?.[1])
    const checksums = await backUp(store, file)
    printChecksums(checksums, terminal)
    terminal.out(`Backed up to ${file}\n`)
    if (values.verify) {
      await verifyBackup(file, checksums)
      terminal.out('Verified: the file was restored into a temporary database, and every row is there.\n')
    }
    // Only after success, so that a failing backup never removes the last good one.
    if (keep !== undefined) await rotate(file, Number(keep), terminal)
    return 0
  },
}

/**
 * Whether dated files go into what was named. A folder that is not there yet is made then: as a file of its name the first
 * backup would succeed, and every later one find the name taken.
 */
function isFolder(name: string, hasDatedFiles: boolean): boolean {
  const isMeant = name.endsWith('/') || (hasDatedFiles && extname(name) === '')
  if (isMeant && !existsSync(name)) mkdirSync(name, { mode: 0o700 })
  const isThere = statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
  if (isMeant && !isThere)
    throw new StartupError(
      `${name} is a file, and dated backups go into a folder. Name a folder, or move the file away.`,
    )
  return isThere
}

/**
 * Removes all but the newest dated backups of the folder, and says which. The one just made is the newest whatever its name
 * says: others may be from a time at which the clock was ahead. The last one that is not empty stays in any
 * case: backups of a database that was lost must not push out the good ones.
 */
async function rotate(made: string, keep: number, { out }: Terminal): Promise<void> {
  const folder = dirname(made)
  const before = readdirSync(folder)
    .filter((name) => datedName.test(name))
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => file !== made)
  const others = datedName.test(basename(made)) ? keep - 1 : keep
  let old = before.slice(0, Math.max(0, before.length - others))
  if (old.length > 0 && !(await someHoldRecords([...before.slice(old.length), made]))) {
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

/** Prints the number of rows and the checksum of each table. */
export function printChecksums(checksums: readonly TableChecksum[], terminal: Terminal): void {
  printRows(
    checksums.map(({ table, rows, digest }) => ({ table, rows, sha256: digest.slice(0, 12) })),
    {},
    terminal,
  )
}

/** A dated file in the data folder, which may not exist yet if the database is PostgreSQL. */
export function defaultFile(config: Config, name: string): string {
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
