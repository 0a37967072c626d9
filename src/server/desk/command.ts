import type { ParseArgsConfig } from 'node:util'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

/** Where a command writes. Personal data goes to `out` only, and only because it was asked for. */
export interface Terminal {
  out: (text: string) => void
  err: (text: string) => void
}

export type Values = Readonly<Record<string, string | boolean | undefined>>

/** What a command works with. */
export interface Job {
  config: Config
  /** The desk's database, brought up to date. Throws `StartFailure` when there is none. */
  open: () => Promise<Store>
  terminal: Terminal
  values: Values
  positionals: readonly string[]
}

export interface Command {
  /** As it is typed, with its arguments: `show <reference or id>`. */
  usage: string
  summary: string
  options: NonNullable<ParseArgsConfig['options']>
  /** One line for each option. */
  help?: Readonly<Record<string, string>>
  /** How many arguments follow the name: least and most. */
  positionals: readonly [number, number]
  /** Answers the exit code: 0 done, 1 not done. Throws `StartFailure` for what a person can remedy. */
  run: (job: Job) => Promise<number>
}

/** The option's text; `undefined` when it was not given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** The option's text. Throws `TypeError`, which is answered with how to call it, when it was not given. */
export function requiredText(values: Values, name: string): string {
  const text = textOf(values, name)
  if (text === undefined) throw new TypeError(`--${name} is missing.`)
  return text
}
