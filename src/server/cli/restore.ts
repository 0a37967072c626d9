import { existsSync, renameSync, statSync } from 'node:fs'
import { recordAudit } from '../audit/audit.ts'
import type { Config } from '../config.ts'
import { readTombstoneFile } from '../privacy/tombstones.ts'
import { errorCode, StartupError } from '../startupError.ts'
import { backUp, backUpAsItIs } from '../store/backup.ts'
import { beforeRestore, beforeRestoreDays } from '../store/beforeRestore.ts'
import { isIntact } from '../store/integrity.ts'
import { schemaState } from '../store/migrate.ts'
import { databaseFile, openStore, rejectForeignLog, tombstoneFile } from '../store/openStore.ts'
import { hasNoRecords } from '../store/ownTables.ts'
import { hasServer } from '../store/postgres.ts'
import { presentTables, type Restored, restoreBackup, withBackup } from '../store/restore.ts'
import { loadSecret, secretFile } from '../store/secret.ts'
import { isInUse } from '../store/sqliteFile.ts'
import type { Store } from '../store/store.ts'
import { defaultFile, printChecksums } from './backups.ts'
import type { Command, CommandContext, Terminal } from './command.ts'

const isRunning =
  'The server is running. Stop it first: what it receives in the meantime would be lost, and it would go on with what it read before.'

/** `restore`: replaces the database by a backup, after backing up what was there. */
export const restore: Command = {
  usage: 'restore <file> --yes',
  summary: 'replace everything with a backup; what was there is backed up first',
  options: { yes: { type: 'boolean' } },
  help: { yes: 'do it' },
  positionals: [1, 1],
  async run(context) {
    const {
      config,
      terminal,
      values,
      positionals: [name = ''],
    } = context
    if (!existsSync(name)) throw new StartupError(`There is no file ${name}.`)
    // Before what is there is copied: each mistyped try would leave all of it in one more file.
    if (statSync(name).isDirectory()) throw new StartupError(`${name} is a folder. Name one of the backups in it.`)
    if (!values.yes)
      throw new StartupError('This replaces everything in the database. Stop the server, then add --yes.')
    // First of all: a file that is no backup must neither move the database aside nor leave one more copy of it.
    return withBackup(name, async (backup) => {
      const store = await openIntact(config, terminal)
      try {
        await replaceBy(store, backup, context)
        return 0
      } finally {
        await store.close()
      }
    })
  },
}

async function replaceBy(store: Store, backup: Store, { config, terminal, actor }: CommandContext): Promise<void> {
  if ('pool' in store && (await hasServer(store))) throw new StartupError(isRunning)
  await keepPresent(store, config, terminal)
  const tombstones = tombstoneFile(config)
  const lacksSecret = store.dialect === 'sqlite' && config.secret === undefined && !existsSync(secretFile(config))
  const restored = await restoreBackup(
    store,
    backup,
    async () => (lacksSecret ? undefined : loadSecret(config, store)),
    tombstones === undefined ? [] : readTombstoneFile(tombstones),
  )
  await store.write((tx) => recordAudit(tx, actor, 'restore', '', Date.now()))
  say(restored, terminal)
  if (!lacksSecret) return
  terminal.out(
    `There is no secret here: copy the old one to ${secretFile(config)} before you start the server, or the links in emails sent so far stop working.\n`,
  )
  if (restored.erasedAgain === undefined)
    terminal.out('Without it nobody who was erased can be recognised: restore again once it is there.\n')
}

/** Opens what is to be replaced. A SQLite file that is damaged is moved aside, with its log: it must not be in the way. */
async function openIntact(config: Config, terminal: Terminal): Promise<Store> {
  const open = () => openStore(config, () => undefined, { mayBeginAnew: true })
  const file = databaseFile(config)
  if (config.databaseUrl !== undefined || !existsSync(file)) return open()
  rejectForeignLog(file)
  try {
    if (isInUse(file)) throw new StartupError(isRunning)
    const store = open()
    if (await isIntact(store)) return store
    await store.close()
  } catch (error) {
    const isDamaged = /SQLITE_(?:CORRUPT|NOTADB)/.test(
      `${errorCode(error)} ${error instanceof Error ? error.message : ''}`,
    )
    if (!isDamaged) throw error
  }
  const aside = defaultFile(config, beforeRestore)
  for (const suffix of ['-wal', '-shm', '']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  terminal.out(
    `The database was damaged and was moved to ${aside}. What was decided since the backup, such as who unsubscribed, could not be read from it.\n${deletedLater}`,
  )
  return open()
}

const deletedLater = `It is deleted after ${beforeRestoreDays} days, and when somebody is erased.\n`

/** Backs up what is there, of whatever version it is. */
async function keepPresent(store: Store, config: Config, terminal: Terminal): Promise<void> {
  const tables = await presentTables(store)
  if (await hasNoRecords(store.db, tables)) return
  const file = defaultFile(config, beforeRestore)
  if ((await schemaState(store)) === 'current') await backUp(store, file)
  else await backUpAsItIs(store, file, tables)
  terminal.out(`The previous contents were backed up to ${file}\n${deletedLater}`)
}

function say({ checksums, erasedAgain, kept, held, unreadable }: Restored, terminal: Terminal): void {
  const { emails, newsletters, unscheduled } = held
  printChecksums(checksums, terminal)
  terminal.out('Restored; every row was verified.\n')
  if (emails > 0)
    terminal.out(
      `${emails} emails that were unsent when this backup was made are held: they may have been sent or cancelled since. See desk emails --state held, then desk email release, or desk email discard --held.\n`,
    )
  if (newsletters > 0)
    terminal.out(
      `${newsletters} newsletters that were being sent when this backup was made are stopped. Who got them since would get them again if you resume them.\n`,
    )
  if (unscheduled > 0)
    terminal.out(
      `${unscheduled} newsletters that were scheduled when this backup was made are drafts again: they may have been sent since. Schedule them anew at /desk/newsletters.\n`,
    )
  if (erasedAgain !== undefined && erasedAgain > 0)
    terminal.out(`${erasedAgain} records of people who were erased after this backup was made were erased again.\n`)
  const parts = [
    [kept.subscriptions, 'ended subscriptions'],
    [kept.comments, 'moderated comments'],
    [kept.bans, 'bans'],
    [kept.passkeys, 'removed passkeys'],
    [kept.members, 'members of staff'],
  ].filter(([count]) => count !== 0)
  if (parts.length > 0)
    terminal.out(
      `Kept as they were decided after this backup was made: ${parts.map((part) => part.join(' ')).join(', ')}.\n`,
    )
  if (unreadable.length > 0)
    terminal.out(`The replaced database is of another version, so these could not be kept: ${unreadable.join(', ')}.\n`)
}
