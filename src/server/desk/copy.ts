import { findSecret } from '../openDesk.ts'
import { StartFailure } from '../startFailure.ts'
import { isEmpty, proveEqual } from '../store/backup.ts'
import { proveTables, replaceTables, snapshot } from '../store/copyTables.ts'
import { migrate } from '../store/migrate.ts'
import { openPostgres } from '../store/postgres.ts'
import { printProofs } from './backups.ts'
import { type Command, requiredText } from './command.ts'

/** `copy`: moves an embedded desk to PostgreSQL. */
export const copy: Command = {
  usage: 'copy --to <postgresql://…>',
  summary: 'copy the desk into an empty PostgreSQL database, and prove that nothing is missing',
  options: { to: { type: 'string' } },
  help: { to: "the URL of the PostgreSQL database that becomes the desk's" },
  positionals: [0, 0],
  async run({ config, open, values, terminal }) {
    const url = requiredText(values, 'to')
    if (!/^postgres(?:ql)?:/.test(url))
      throw new StartFailure('--to must be a URL such as postgresql://name:password@host/database.')
    const source = await open()
    const secret = await findSecret(config, source)
    const target = openPostgres(url, { connections: 2, onBrokenConnection: () => undefined })
    try {
      await migrate(target)
      if (!(await isEmpty(target))) throw new StartFailure('The database holds a desk already. Choose an empty one.')
      const proofs = await snapshot(source, async (from) => {
        const original = await proveTables(from)
        await target.write(async (tx) => {
          await replaceTables(from, tx)
          proveEqual(original, await proveTables(tx))
          // Links in letters that were sent go on working.
          const row = { name: 'secret', value: secret }
          await tx
            .insertInto('setting')
            .values(row)
            .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
            .execute()
        })
        return original
      })
      printProofs(proofs, terminal)
      terminal.out('Copied, and proven equal row by row. Start the desk with DATABASE_URL set to the new database.\n')
      return 0
    } finally {
      await target.close()
    }
  },
}
