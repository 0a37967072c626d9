import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openStore } from '../openDesk.ts'
import { StartFailure } from '../startFailure.ts'
import { backUp, isEmpty, restoreBackup } from '../store/backup.ts'
import type { TableProof } from '../store/copyTables.ts'
import { migrate } from '../store/migrate.ts'
import type { Command, Terminal } from './command.ts'
import { printRows } from './output.ts'

/** `backup`: one file that holds the whole desk, made while it runs. */
export const backup: Command = {
  usage: 'backup [file]',
  summary: 'write a consistent copy of everything into one file while the desk runs',
  options: {},
  positionals: [0, 1],
  async run({ config, open, terminal, positionals: [name] }) {
    const file = resolve(name ?? join(config.dataDir, `backup-${stamp()}.db`))
    const proofs = await backUp(await open(), file)
    printProofs(proofs, terminal)
    terminal.out(`Backed up to ${file}\n`)
    return 0
  },
}

/** `restore`: the desk becomes what the backup holds; what it held is backed up first. */
export const restore: Command = {
  usage: 'restore <file> --yes',
  summary: 'replace everything by what a backup holds; what was there is backed up first',
  options: { yes: { type: 'boolean' } },
  help: { yes: 'do it' },
  positionals: [1, 1],
  async run({ config, terminal, values, positionals: [name = ''] }) {
    if (!existsSync(name)) throw new StartFailure(`There is no file ${name}.`)
    if (!values.yes)
      throw new StartFailure('This replaces everything that the desk holds. Stop the desk, then add --yes.')
    const store = openStore(config, () => undefined)
    try {
      await migrate(store)
      if (!(await isEmpty(store))) {
        const before = join(config.dataDir, `before-restore-${stamp()}.db`)
        await backUp(store, before)
        terminal.out(`What was there is backed up to ${before}\n`)
      }
      printProofs(await restoreBackup(store, name), terminal)
      terminal.out('Restored, and proven equal row by row.\n')
      return 0
    } finally {
      await store.close()
    }
  },
}

/** Prints how many rows each table holds. */
export function printProofs(proofs: readonly TableProof[], terminal: Terminal): void {
  printRows(
    proofs.map(({ table, rows, digest }) => ({ table, rows, sha256: digest.slice(0, 12) })),
    {},
    terminal,
  )
}

function stamp(): string {
  return new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
}
