import { normalized } from '#contract/normalized.ts'
import { isDay } from '#contract/staff/tasks.ts'
import { type Terminal, textOf, type Values } from './command.ts'

/** One row of a list. Times are `Date`s, because each output format writes them differently. */
export type Row = Readonly<Record<string, string | number | boolean | Date | null>>

const maxCellWidth = 48

/** Options of every command that prints rows. */
export const outputOptions = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const
export const outputHelp = { json: 'print JSON instead of a table', csv: 'print CSV (RFC 4180) instead of a table' }

/** Options of every command that filters by time. */
export const periodOptions = { since: { type: 'string' }, until: { type: 'string' } } as const
export const periodHelp = {
  since: 'from this day or time, such as 2025-05-01 or 2025-05-01T09:00',
  until: 'to the end of this day, or to this time',
}

/** Option of every command that lists rows. */
export const limitOption = { limit: { type: 'string' } } as const
export const limitHelp = { limit: 'only so many, the newest' }

/** The last rows that `--limit` asks for; all of them without it. */
export function limited<T>(rows: readonly T[], values: Values): readonly T[] {
  const text = textOf(values, 'limit')
  if (text === undefined) return rows
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new TypeError('--limit must be a whole number from 1.')
  return rows.slice(-count)
}

/** An age in days as milliseconds: `30`, `30d` or `0.5`. */
export function ageOf(option: string, text: string): number {
  const [, days] = /^(\d+(?:\.\d+)?)d?$/.exec(text) ?? []
  if (days === undefined) throw new TypeError(`--${option} must be a number of days, such as 30.`)
  return Number(days) * 86_400_000
}

/** The period given by `--since` and `--until`, both inclusive and in local time, as epoch milliseconds. */
export function periodOf(values: Values): { since: number; until: number } {
  const since = textOf(values, 'since')
  const until = textOf(values, 'until')
  return {
    since: since === undefined ? 0 : timeOf('since', since, 'T00:00:00'),
    until: until === undefined ? Number.MAX_SAFE_INTEGER : timeOf('until', until, 'T23:59:59.999'),
  }
}

/** Prints the rows as a table, or as JSON or CSV if that option was given. */
export function printRows(rows: readonly Row[], values: Values, { out }: Terminal): void {
  if (values.json) out(`${JSON.stringify(rows, null, 2)}\n`)
  else if (values.csv) out(csv(rows))
  else out(rows.length === 0 ? 'Nothing found.\n' : `${table(rows)}\n${rows.length} in all\n`)
}

/** Removes control characters and direction overrides, with which a text could manipulate the terminal. */
export function forTerminal(text: string): string {
  return text.replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

/** `2025-05-01 14:30` in local time; empty for `null`. */
export function localTime(time: Date | null): string {
  if (time === null) return ''
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16).replace('T', ' ')
}

/** A day, and perhaps a time of it as the lists show it or with its zone. */
const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?))?$/

/** Date.parse alone takes 05-11-2026 for 11 May, and 31 June for 1 July: another period than was meant would be deleted. */
function timeOf(option: string, text: string, timeOfDay: string): number {
  const [, day = '', clock] = moment.exec(text) ?? []
  const time = isDay(day) ? Date.parse(day + (clock === undefined ? timeOfDay : `T${clock}`)) : Number.NaN
  if (Number.isNaN(time))
    throw new TypeError(
      `--${option} must be a day of the calendar such as 2025-05-01, or a time such as 2025-05-01T09:00.`,
    )
  return time
}

function table(rows: readonly Row[]): string {
  return tableOf(rows, widthsOf(rows), true)
}

/** How wide the columns must be for these rows. */
export function widthsOf(rows: readonly Row[]): number[] {
  const names = Object.keys(rows[0] ?? {})
  return names.map((name) => Math.max(name.length, ...rows.map((row) => cell(row[name] ?? null).length)))
}

/** The rows as lines of a table, with its head if wanted. */
export function tableOf(rows: readonly Row[], widths: readonly number[], withHead: boolean): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (parts: readonly string[]) =>
    parts
      .map((part, at) => part.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const head = withHead ? [line(names), line(widths.map((width) => '-'.repeat(width)))] : []
  return [...head, ...rows.map((row) => line(names.map((name) => cell(row[name] ?? null))))].join('\n')
}

function cell(value: Row[string]): string {
  if (value instanceof Date) return localTime(value)
  const text = forTerminal(value === null ? '' : String(value)).trim()
  return text.length > maxCellWidth ? `${text.slice(0, maxCellWidth - 1)}…` : text
}

function csv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? null))].map(csvLine).join('')
}

/** One line of CSV (RFC 4180), every field quoted: spreadsheets of many countries separate by semicolons. */
export function csvLine(values: readonly Row[string][]): string {
  return `${values.map(field).join(',')}\r\n`
}

/**
 * A text that a spreadsheet would run as a formula, or take for a number or a date, gets an apostrophe in front, and so does one
 * that has an apostrophe there: '+1 555' and '02079460000' keep every character. To read a text back, take off one
 * apostrophe at its beginning.
 */
function field(value: Row[string]): string {
  const text = value instanceof Date ? value.toISOString() : value === null ? '' : String(value)
  const isTyped = typeof value === 'string'
  return `"${(isTyped && isChanged(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Whether a spreadsheet would show something else than this text. Full-width characters count as the plain ones. */
function isChanged(text: string): boolean {
  const plain = normalized(text.slice(0, 100), 'NFKC')
  if (/^['\t\r\n]|^[\s\p{C}]*[=+@\u2212-]/u.test(plain)) return true
  return /\p{Nd}/u.test(plain) && /^[\s\p{Nd}\p{C}\p{Sc}.,:;/()%+e\u2010-\u2015-]*$/iu.test(plain)
}
