import { rmSync } from 'node:fs'
import { recordAudit } from '../audit/audit.ts'
import { StartupError } from '../startupError.ts'
import { migrate } from '../store/migrate.ts'
import { databaseFile, isDatabaseLost, openStore } from '../store/openStore.ts'
import type { Command } from './command.ts'

/** `begin-anew`: an empty database where one was lost. The server never makes one there on its own. */
export const beginAnew: Command = {
  usage: 'begin-anew --yes',
  summary: 'make an empty database where the old one is missing or empty, and there is no backup',
  options: { yes: { type: 'boolean' } },
  help: { yes: 'do it' },
  positionals: [0, 0],
  async run({ config, terminal, values, actor }) {
    if (config.databaseUrl !== undefined || !isDatabaseLost(config))
      throw new StartupError('No database is missing here. To replace what is in it: desk restore <file> --yes')
    if (!values.yes)
      throw new StartupError(
        'Everything that was in the database is given up. If there is a backup: desk restore <file> --yes. Otherwise add --yes.',
      )
    const file = databaseFile(config)
    // A log of the lost file must not be applied to the new one.
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    const store = openStore(config, () => undefined, { mayBeginAnew: true })
    try {
      await migrate(store)
      await store.write((tx) => recordAudit(tx, actor, 'begin-anew', '', Date.now()))
    } finally {
      await store.close()
    }
    terminal.out(`${file} is a new, empty database. Start the server.\n`)
    return 0
  },
}
