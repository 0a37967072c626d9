import { site } from '#content/site.ts'
import type { Command } from './command.ts'

const environment = [
  "'desk' is node dist/server/desk.js. For a first look, npm run desk -- does too; npm prints lines of its own before it.",
  'The desk finds its database as the server does: DATA_DIR (default ./data) or DATABASE_URL.',
  'Exit codes: 0 done, 1 not done, 2 wrongly called.',
]

/** What `desk --help` prints. */
export function helpOf(commands: Readonly<Record<string, Command>>): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  const head = [`${site.product}: what was received, and what to do with it.`, '', 'desk <command> [options]', '']
  const tail = ['', "desk <command> --help tells a command's options.", ...environment, '']
  return [...head, ...lines, ...tail].join('\n')
}

/** What `desk <command> --help` prints. */
export function helpOfCommand({ usage, summary, options, help = {} }: Command): string {
  const names = Object.keys(options).map((name) => {
    const takesText = options[name]?.type === 'string'
    return [`--${name}${takesText ? ' <…>' : ''}`, help[name] ?? ''] as const
  })
  const width = Math.max(0, ...names.map(([name]) => name.length))
  const lines = names.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
  return [`desk ${usage}${names.length > 0 ? ' [options]' : ''}`, `  ${summary}`, ...lines, ''].join('\n')
}
