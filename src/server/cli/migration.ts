import { migrate } from '../store/migrate.ts'
import { openStore } from '../store/openStore.ts'
import type { Command } from './command.ts'

/** `migrate`: applies pending migrations without starting the server. */
export const migration: Command = {
  usage: 'migrate',
  summary: 'apply pending migrations (every start does this too)',
  options: {},
  positionals: [0, 0],
  async run({ config, terminal }) {
    const store = openStore(config, () => undefined)
    try {
      const applied = await migrate(store)
      terminal.out(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`)
      return 0
    } finally {
      await store.close()
    }
  },
}
