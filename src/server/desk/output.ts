import type { Terminal, Values } from './command.ts'

/** One row of a list. Times are `Date`, so that each form can write them its own way. */
export type Row = Readonly<Record<string, string | number | boolean | Date | null>>

const widest = 48

/** Options of every command that prints rows. */
export const outputOptions = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const
export const outputHelp = { json: 'print JSON instead of a table', csv: 'print CSV (RFC 4180) instead of a table' }

/** Prints the rows as a table, or as JSON or CSV when an option says so. */
export function printRows(rows: readonly Row[], values: Values, { out }: Terminal): void {
  if (values.json) out(`${JSON.stringify(rows, null, 2)}\n`)
  else if (values.csv) out(csv(rows))
  else out(rows.length === 0 ? 'Nothing found.\n' : `${table(rows)}\n${rows.length} in all\n`)
}

/** Text without what a terminal would obey: control characters and those that turn the direction of writing. */
export function forTerminal(text: string): string {
  return text.replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

/** `2025-05-01 14:30` in the time zone of this machine; empty for no time. */
export function localTime(time: Date | null): string {
  if (time === null) return ''
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16).replace('T', ' ')
}

function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => names.map((name) => cell(row[name] ?? null)))
  const widths = names.map((name, at) => Math.max(name.length, ...cells.map((line) => line[at]?.length ?? 0)))
  const line = (parts: readonly string[]) =>
    parts
      .map((part, at) => part.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(names), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

function cell(value: Row[string]): string {
  if (value instanceof Date) return localTime(value)
  const text = forTerminal(value === null ? '' : String(value)).trim()
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text
}

function csv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => names.map((name) => field(row[name] ?? null)).join(','))
  return [names.map(field).join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

/** What visitors wrote must not become a formula in a spreadsheet; a number with its sign stays as it is. */
function field(value: Row[string]): string {
  const text = value instanceof Date ? value.toISOString() : value === null ? '' : String(value)
  const isFormula = /^[=@\t\r]|^[+-](?![\d\s().-]*$)/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
