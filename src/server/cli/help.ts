import { site } from '#content/site.ts'
import type { Command } from './command.ts'

const notes = [
  "'desk' is node dist/server/desk.js. To try it out, use npm run desk --; npm adds lines of its own to the output.",
  'It finds the database as the server does: DATA_DIR (default ./data) or DATABASE_URL.',
  'Exit codes: 0 success, 1 failure, 2 wrong usage.',
]

/** The output of `desk --help`. */
export function helpOf(commands: Readonly<Record<string, Command>>): string {
  const all = Object.values(commands)
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const lines = all.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}`)
  const head = [`${site.product}: list and manage what was received.`, '', 'desk <command> [options]', '']
  const tail = ['', 'desk <command> --help lists the options of a command.', ...notes, '']
  return [...head, ...lines, ...tail].join('\n')
}

/** The output of `desk <command> --help`. */
export function helpOfCommand(command: Command): string {
  const { usage, summary, options, help = {} } = command
  const names = Object.keys(options).map((name) => {
    const takesText = options[name]?.type === 'string'
    return [`--${name}${takesText ? ' <…>' : ''}`, help[name] ?? ''] as const
  })
  const width = Math.max(0, ...names.map(([name]) => name.length))
  const lines = names.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
  return [`desk ${usage}${names.length > 0 ? ' [options]' : ''}`, `  ${summary}`, ...lines, ''].join('\n')
}
