import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { openStore, secretFile } from '../openDesk.ts'
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
    const file = resolve(name ?? ownPlace(config, 'backup'))
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
        const before = ownPlace(config, 'before-restore')
        await backUp(store, before)
        terminal.out(`What was there is backed up to ${before}\n`)
      }
      printProofs(await restoreBackup(store, name), terminal)
      terminal.out('Restored, and proven equal row by row.\n')
      if (store.dialect === 'sqlite' && config.secret === undefined && !existsSync(secretFile(config))) {
        terminal.out(
          `No secret is kept here: put the old one at ${secretFile(config)} before the desk starts, or links in letters sent so far end.\n`,
        )
      }
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

/** Where a copy goes that nobody named; a desk in PostgreSQL needs no data folder until then. */
function ownPlace(config: Config, name: string): string {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const stamp = new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
  return join(config.dataDir, `${name}-${stamp}.db`)
}
