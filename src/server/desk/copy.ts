import { existsSync, renameSync } from 'node:fs'
import { databaseFile, findSecret, movedFile } from '../openDesk.ts'
import { StartFailure } from '../startFailure.ts'
import { isEmpty, proveEqual } from '../store/backup.ts'
import { proveTables, replaceTables, snapshot, type TableProof } from '../store/copyTables.ts'
import { migrate } from '../store/migrate.ts'
import { openPostgres } from '../store/postgres.ts'
import { isInUse } from '../store/sqliteFile.ts'
import type { Store } from '../store/store.ts'
import { printProofs } from './backups.ts'
import { type Command, requiredText } from './command.ts'

/** `copy`: moves an embedded desk to PostgreSQL. */
export const copy: Command = {
  usage: 'copy --to <postgresql://…>',
  summary: 'move a stopped desk into an empty PostgreSQL database, and prove that nothing is missing',
  options: { to: { type: 'string' } },
  help: { to: "the URL of the PostgreSQL database that becomes the desk's" },
  positionals: [0, 0],
  async run({ config, open, values, terminal }) {
    const url = requiredText(values, 'to')
    if (!/^postgres(?:ql)?:/.test(url))
      throw new StartFailure('--to must be a URL such as postgresql://name:password@host/database.')
    if (config.databaseUrl !== undefined)
      throw new StartFailure('DATABASE_URL names a PostgreSQL database. Leave it out to move the desk in DATA_DIR.')
    const file = databaseFile(config)
    if (existsSync(file) && isInUse(file))
      throw new StartFailure('The desk is running. Stop it first: what it receives meanwhile would stay behind.')
    const source = await open()
    const proofs = await move(source, await findSecret(config, source), url)
    await source.close()
    // With its log, in which rows may still be.
    for (const part of ['-wal', '-shm', '']) {
      if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${movedFile(config)}${part}`)
    }
    printProofs(proofs, terminal)
    terminal.out(
      `Moved, and proven equal row by row. Start the desk with DATABASE_URL set to the new database.\nThe old one is kept as ${movedFile(config)}; delete it when you no longer need it.\n`,
    )
    return 0
  },
}

/** Letters that were sent hold links, so the secret goes along. */
async function move(source: Store, secret: string, url: string): Promise<TableProof[]> {
  const target = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
  try {
    await migrate(target)
    if (!(await isEmpty(target))) throw new StartFailure('The database holds a desk already. Choose an empty one.')
    return await snapshot(source, async (from) => {
      const original = await proveTables(from)
      await target.write(async (tx) => {
        await replaceTables(from, tx)
        proveEqual(original, await proveTables(tx))
        const row = { name: 'secret', value: secret }
        await tx
          .insertInto('setting')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
      })
      return original
    })
  } finally {
    await target.close()
  }
}
