import type { ParseArgsConfig } from 'node:util'
import type { Backend } from '../backend.ts'
import type { Config } from '../config.ts'
import { loadSecret } from '../store/secret.ts'
import type { Store } from '../store/store.ts'

/** The output of a command. Personal data goes to `out` only, and only if the command was asked for it. */
export interface Terminal {
  out: (text: string) => void
  err: (text: string) => void
  /** Resolves when the reader of `out` has taken what was written, so that a long list never fills the memory. */
  drained: () => Promise<void>
}

export type Values = Readonly<Record<string, string | boolean | undefined>>

/** The input of a command. */
export interface CommandContext {
  config: Config
  /** Opens and migrates the database. Throws a `StartupError` if there is none. */
  open: () => Promise<Store>
  terminal: Terminal
  values: Values
  positionals: readonly string[]
  /** The operating system's user, for the audit trail. */
  actor: string
  /** Notes in the audit trail that data was changed, although the command goes on to fail. */
  noteChange: () => void
  /** Writes the audit entry now instead of at the end: before personal data is printed, or before a long change begins. */
  record: () => Promise<void>
}

export interface Command {
  /** As typed, with its arguments: `show <reference or id>`. */
  usage: string
  summary: string
  options: NonNullable<ParseArgsConfig['options']>
  /** One line per option. */
  help?: Readonly<Record<string, string>>
  /** Minimum and maximum number of arguments. */
  positionals: readonly [number, number]
  /** The audit trail's note after success, or after `noteChange`: an id or a number, never personal data. Absent: nothing is noted. */
  audit?: (context: CommandContext) => string
  /** Returns the exit code: 0 success, 1 failure. Throws a `StartupError` for problems that the user can fix. */
  run: (context: CommandContext) => Promise<number>
}

/** The option's text; `undefined` if it was not given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** The option's text if it is one of the choices. Throws a `TypeError` that lists them if it is another. */
export function choiceOf<T extends string>(values: Values, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(values, name)
  const choice = choices.find((one) => one === text)
  if (text !== undefined && choice === undefined) throw new TypeError(`--${name} must be one of ${choices.join(', ')}.`)
  return choice
}

/** The option's text. Without it, throws a `TypeError`, which prints the command's usage. */
export function requiredText(values: Values, name: string): string {
  const text = textOf(values, name)
  if (text === undefined) throw new TypeError(`--${name} is missing.`)
  return text
}

/** A backend for composing emails and signing links; nothing in it runs. */
export async function passiveBackend(config: Config, store: Store): Promise<Backend> {
  return {
    store,
    isArticle: () => false,
    secret: await loadSecret(config, store),
    mail: config.mail,
    proofOfWork: false,
    publicUrl: config.publicUrl,
    now: Date.now,
    wakeMailer: () => undefined,
  }
}
