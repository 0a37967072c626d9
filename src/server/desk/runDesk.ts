import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { databaseFile, openStore } from '../openDesk.ts'
import { remedyFor, StartFailure } from '../startFailure.ts'
import { migrate } from '../store/migrate.ts'
import { isTrouble, type Store } from '../store/store.ts'
import type { Command, Terminal, Values } from './command.ts'
import { commands } from './commands.ts'
import { helpOf, helpOfCommand } from './help.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs one command of the desk and answers the exit code: 0 done, 1 not done, 2 wrongly called. `builtSite` is where the
 * built site lies, as the server takes it.
 */
export async function runDesk(
  argv: readonly string[],
  env: Environment,
  terminal: Terminal,
  builtSite = 'none',
): Promise<number> {
  const found = findCommand(argv)
  if (!found) {
    const wantsHelp = argv.length === 0 || ['help', '--help', '-h'].includes(argv[0] ?? '')
    if (!wantsHelp) terminal.err(`There is no command "${argv[0]}".\n\n`)
    terminal[wantsHelp ? 'out' : 'err'](helpOf(commands))
    return wantsHelp ? 0 : 2
  }
  const { command, rest } = found
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(helpOfCommand(command))
    return 0
  }
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options: command.options, allowPositionals: true })
    const [least, most] = command.positionals
    if (positionals.length < least || positionals.length > most) throw new TypeError(`Call it as: ${command.usage}`)
    const config = readConfig(env, builtSite)
    let store: Store | undefined
    const open = async () => {
      store ??= await openExisting(config)
      return store
    }
    try {
      return await command.run({ config, open, terminal, values: values as Values, positionals })
    } finally {
      await store?.close()
    }
  } catch (error) {
    return explain(error, command, terminal)
  }
}

/** A command of one word or two. */
function findCommand(argv: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  for (const words of [2, 1]) {
    const command = commands[argv.slice(0, words).join(' ')]
    if (command && argv.length >= words) return { command, rest: argv.slice(words) }
  }
  return undefined
}

/** The desk's database, brought up to date. A folder without one is a mistake, not an empty desk. */
async function openExisting(config: Config): Promise<Store> {
  const file = databaseFile(config)
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new StartFailure(`There is no database at ${file}. Start the desk first, or set DATA_DIR to its data folder.`)
  }
  const store = openStore(config, () => undefined)
  try {
    await migrate(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

function explain(error: unknown, command: Command, { err }: Terminal): number {
  const remedy = remedyFor(error, { port: 0, host: '' })
  if (remedy !== undefined) err(`${remedy}\n`)
  else if (error instanceof TypeError) err(`${error.message}\n\n${helpOfCommand(command)}`)
  else if (isTrouble(error)) err('The database cannot be used now. Check that it runs and has room, and try again.\n')
  else err(`${error instanceof Error ? error.stack : String(error)}\n`)
  return error instanceof TypeError ? 2 : 1
}
