import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordAudit } from '../audit/audit.ts'
import { EnvReader } from '../envReader.ts'
import { StartupError } from '../startupError.ts'
import { assertSameRows, isEmpty } from '../store/backup.ts'
import { checksumTables, readSnapshot, replaceTables, type TableChecksum, type UnfitRow } from '../store/copyTables.ts'
import { migrate } from '../store/migrate.ts'
import { databaseFile, movedFile, rejectForeignLog } from '../store/openStore.ts'
import { openPostgres } from '../store/postgres.ts'
import { loadSecret } from '../store/secret.ts'
import { isInUse } from '../store/sqliteFile.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { printChecksums } from './backups.ts'
import { type Command, requiredText } from './command.ts'

/** How many rows that were not copied are named; all are in the file. */
const most = 20

/** `copy`: moves the data from SQLite to PostgreSQL. */
export const copy: Command = {
  usage: 'copy --to <postgresql://…>',
  summary: 'move the data of a stopped server to an empty PostgreSQL database, and verify every row',
  options: { to: { type: 'string' } },
  help: { to: 'the URL of the new PostgreSQL database' },
  positionals: [0, 0],
  async run({ config, open, values, terminal, actor }) {
    const url = readUrl(requiredText(values, 'to'))
    if (config.databaseUrl !== undefined)
      throw new StartupError('DATABASE_URL is set already. Unset it to move the data in DATA_DIR.')
    const file = databaseFile(config)
    rejectForeignLog(file)
    if (existsSync(file) && isInUse(file))
      throw new StartupError(
        'The server is running. Stop it first: what it receives in the meantime would be left behind.',
      )
    const source = await open()
    const unfit: UnfitRow[] = []
    const checksums = await move(
      source,
      config.secret === undefined ? await loadSecret(config, source) : undefined,
      url,
      unfit,
      actor,
    )
    if (unfit.length > 0) terminal.err(keepUnfit(unfit, config.dataDir))
    await source.close()
    // Together with the write-ahead log, which may still hold rows.
    for (const part of ['-wal', '-shm', '']) {
      if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${movedFile(config)}${part}`)
    }
    printChecksums(checksums, terminal)
    terminal.out(
      `Moved; every row was verified. Start the server with DATABASE_URL set to the new database.\nThe old database was renamed to ${movedFile(config)}; delete it when you no longer need it.\n`,
    )
    if (config.secret !== undefined)
      terminal.out(
        'SECRET was not stored there. Keep it in the settings, or links in emails sent so far stop working.\n',
      )
    return 0
  },
}

/** By the rules of DATABASE_URL, which it will become. */
function readUrl(text: string): string {
  const read = new EnvReader({ '--to': text })
  const url = read.databaseUrl('--to')
  read.finish()
  return url ?? text
}

async function storeSecret(tx: Tx, value: string): Promise<void> {
  const row = { name: 'secret', value }
  await tx
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** Writes the rows that PostgreSQL does not take to a private file, and says which they are. */
function keepUnfit(unfit: readonly UnfitRow[], folder: string): string {
  const file = join(folder, `not-copied-${Date.now()}.jsonl`)
  const lines = unfit.map((one) => `${JSON.stringify(one)}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' })
  const named = unfit.slice(0, most).map(({ table, row, reason }) => `  ${table} ${nameOf(row)}: ${reason}\n`)
  const rest = unfit.length > most ? `  and ${unfit.length - most} more\n` : ''
  return `PostgreSQL does not take ${unfit.length} rows. They were written to ${file}:\n${named.join('')}${rest}`
}

/** Identifies a row without telling what it says. */
function nameOf(row: object): string {
  const { id, key, blog_id } = row as { id?: string; key?: string; blog_id?: string }
  return id ?? key ?? blog_id ?? ''
}

/**
 * A generated secret moves too, so that links in emails sent so far keep working. One from the settings stays there: in the
 * database everybody who reads it could sign.
 */
async function move(
  source: Store,
  secret: string | undefined,
  url: string,
  unfit: UnfitRow[],
  actor: string,
): Promise<TableChecksum[]> {
  const target = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined, statementTimeout: 0 })
  try {
    await migrate(target)
    if (!(await isEmpty(target))) throw new StartupError('The database is not empty. Choose an empty one.')
    return await readSnapshot(source, async (from) => {
      return target.write(async (tx) => {
        unfit.length = 0
        await replaceTables(from, tx, (row) => void unfit.push(row))
        const original = await checksumTables(from, unfit)
        assertSameRows(original, await checksumTables(tx))
        if (secret !== undefined) await storeSecret(tx, secret)
        await recordAudit(tx, actor, 'copy', '', Date.now())
        return original
      })
    })
  } finally {
    await target.close()
  }
}
