import { openStore } from '../openDesk.ts'
import { migrate } from '../store/migrate.ts'
import type { Command } from './command.ts'

/** `migrate`: what every start does, on its own. */
export const migration: Command = {
  usage: 'migrate',
  summary: 'bring the database up to date (every start does it too)',
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
