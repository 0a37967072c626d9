import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { currentActor, recordAudit } from '../audit/audit.ts'
import { type Config, readConfig } from '../config.ts'
import { errorCode, explainError, StartupError } from '../startupError.ts'
import { migrate } from '../store/migrate.ts'
import { databaseFile, isDatabaseLost, openStore } from '../store/openStore.ts'
import { isTransientDbError, type Store, StoreUnavailable } from '../store/store.ts'
import { version } from '../version.ts'
import type { Command, CommandContext, Terminal, Values } from './command.ts'
import { commandNamed, commands } from './commands.ts'
import { helpOf, helpOfCommand } from './help.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs one command (API-09) and returns the exit code: 0 success, 1 failure, 2 wrong usage. `builtSite` is the default
 * of SITE_DIR.
 */
export async function runCli(
  argv: readonly string[],
  env: Environment,
  terminal: Terminal,
  builtSite = 'none',
): Promise<number> {
  if (argv[0] === '--version' || argv[0] === '-v') {
    terminal.out(`${version}\n`)
    return 0
  }
  const found = findCommand(argv)
  if (!found) {
    const begun = commandsBeginningWith(argv[0] ?? '')
    const wantsHelp = argv.length === 0 || ['help', '--help', '-h'].includes(argv[begun ? 1 : 0] ?? '')
    if (!wantsHelp) {
      const asked = argv.slice(0, begun ? 2 : 1).join(' ')
      terminal.err(`There is no command "${asked}"${begun ? '; these begin with that word' : ''}.\n\n`)
    }
    terminal[wantsHelp ? 'out' : 'err'](helpOf(begun ?? commands))
    return wantsHelp ? 0 : 2
  }
  const { command, rest } = found
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.out(helpOfCommand(command))
    return 0
  }
  try {
    const { values, positionals } = parsed(command, rest)
    const [min, max] = command.positionals
    if (positionals.length < min || positionals.length > max) throw new TypeError(`Usage: ${command.usage}`)
    const config = readConfig(env, builtSite)
    let store: Store | undefined
    const open = async () => {
      store ??= await openExisting(config)
      return store
    }
    try {
      const actor = currentActor(env)
      let changed = false
      let recorded = false
      const noteChange = () => {
        changed = true
      }
      const record = async () => {
        if (recorded || !command.audit) return
        recorded = true
        const object = command.audit(context)
        await (await open()).write((tx) => recordAudit(tx, actor, nameOf(command), object, Date.now()))
      }
      const context: CommandContext = {
        config,
        open,
        terminal,
        values: values as Values,
        positionals,
        actor,
        noteChange,
        record,
      }
      try {
        const exitCode = await command.run(context)
        if (exitCode === 0) changed = true
        return exitCode
      } finally {
        if (changed) await record()
      }
    } finally {
      await store?.close()
    }
  } catch (error) {
    return explain(error, command, terminal)
  }
}

function parsed({ options }: Command, rest: readonly string[]) {
  try {
    return parseArgs({ args: [...rest], options, allowPositionals: true })
  } catch (error) {
    // Node goes on to advise a notation with which the word would be an argument, as nobody meant it.
    const [, option] = /^Unknown option '(.*?)'(?:\.|$)/s.exec(error instanceof Error ? error.message : '') ?? []
    if (option === undefined) throw error
    throw new TypeError(`There is no option ${option} here.`)
  }
}

function nameOf(command: Command): string {
  return Object.keys(commands).find((name) => commands[name] === command) ?? ''
}

/** The commands of two words that share the first; `undefined` where there is none. */
function commandsBeginningWith(word: string): typeof commands | undefined {
  const begun = Object.entries(commands).filter(([name]) => name.startsWith(`${word} `))
  return begun.length > 0 ? Object.fromEntries(begun) : undefined
}

/** Command names have one or two words. */
function findCommand(argv: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  for (const words of [2, 1]) {
    const command = commandNamed(argv.slice(0, words).join(' '))
    if (command && argv.length >= words) return { command, rest: argv.slice(words) }
  }
  return undefined
}

/** Opens and migrates the database. A folder without one is a wrong DATA_DIR, so never create it here. */
async function openExisting(config: Config): Promise<Store> {
  const file = databaseFile(config)
  if (config.databaseUrl === undefined && !existsSync(file) && !isDatabaseLost(config)) {
    throw new StartupError(
      `There is no database at ${file}. Start the server first, or set DATA_DIR to its data folder.`,
    )
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
  const explanation = explainError(error, { port: 0, host: '' })
  if (explanation !== undefined) err(`${explanation}\n`)
  else if (error instanceof TypeError) err(`${error.message}\n\n${helpOfCommand(command)}`)
  else if (isFileError(error))
    err(
      `${error.path} cannot be used (${error.code}). Give the user that runs this program access to it, make room, or choose another place.\n`,
    )
  else if (error instanceof StoreUnavailable) err(`${error.message}\n`)
  else if (isTransientDbError(error)) err(`${databaseAway(error)}\n`)
  else err(`${error instanceof Error ? error.stack : String(error)}\n`)
  return error instanceof TypeError ? 2 : 1
}

/** Classes 28 and 3D of SQLSTATE: the name or its password is refused, the database is not there. */
function databaseAway(error: unknown): string {
  const code = errorCode(error)
  const advice = /^(?:28|3D)/.test(code)
    ? 'Correct the name, the password or the database in DATABASE_URL.'
    : 'Check that it is running and has disk space, then try again.'
  return `The database is not available${code && ` (${code})`}. ${advice}`
}

/** Node's error for a file or folder that cannot be read or written. */
function isFileError(error: unknown): error is Error & { path: string; code: string } {
  return (
    error instanceof Error &&
    'path' in error &&
    typeof error.path === 'string' &&
    /^E(?:ACCES|PERM|NOENT|NOTDIR|ISDIR|ROFS|NOSPC|DQUOT|MFILE|LOOP|NAMETOOLONG)$/.test(errorCode(error))
  )
}
