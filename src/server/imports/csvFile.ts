import { readFileSync, statSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { isDay } from '#contract/staff/tasks.ts'
import { errorCode, StartupError } from '../startupError.ts'

/** The largest file that is read: it is held in memory. */
const mostBytes = 100_000_000
const delimiters = [',', ';', '\t']
/** Also a text of several kinds of line ends, as editors leave it. */
const options = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true }

/** A row with its fields by column, or with what is wrong with it. The first one below the head is 2, as in a spreadsheet. */
export type CsvRow = { row: number } & ({ fields: ReadonlyMap<string, string>; fault?: never } | { fault: string })

/** A file with a head of columns. */
export interface CsvTable {
  columns: readonly string[]
  rows: readonly CsvRow[]
  /** Whether it was not UTF-8, and was read as Windows-1252, which has all of Latin-1. */
  isLatin: boolean
}

/** Reads a CSV file as `parseCsv` does. */
export function readCsv(file: string): CsvTable {
  return parseCsv(file, readBytes(file))
}

/**
 * Reads the bytes of a CSV file (RFC 4180) in UTF-8, with or without a byte order mark, in UTF-16 with one, or in Windows-1252,
 * separated by commas, semicolons or tabs. Throws a `StartupError` that names the row if its quotes cannot be understood.
 */
export function parseCsv(file: string, bytes: Buffer): CsvTable {
  const { text, isLatin } = decode(bytes)
  const records = recordsOf(file, text)
  const columns = (records[0] ?? []).map((name) => name.trim())
  if (columns.every((name) => name === '')) throw new StartupError(`${file} has no row with the names of columns.`)
  const rows = records.slice(1).flatMap((record, at): CsvRow[] => {
    if (record.every((field) => field === '')) return []
    const row = at + 2
    if (record.length !== columns.length)
      return [{ row, fault: `it has ${record.length} fields instead of ${columns.length}` }]
    if (record.some((field) => field.includes('\0') || /\p{Cs}/u.test(field)))
      return [{ row, fault: 'it has NUL or half a character, which no database stores' }]
    // Of two columns with one name the first counts.
    return [{ row, fields: new Map(columns.map((name, place) => [name, record[place] ?? ''] as const).reverse()) }]
  })
  return { columns, rows, isLatin }
}

function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size > mostBytes)
      throw new StartupError(
        `${file} is larger than ${mostBytes / 1_000_000} MB. Divide it, with the first line in each part.`,
      )
    return readFileSync(file)
  } catch (error) {
    if (error instanceof StartupError || errorCode(error) === '') throw error
    throw new StartupError(`${file} cannot be read (${errorCode(error)}).`)
  }
}

function decode(bytes: Buffer): { text: string; isLatin: boolean } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), isLatin: false }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), isLatin: false }
  try {
    // It also takes the byte order mark off.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isLatin: false }
  } catch {
    return { text: bytes.toString('latin1').replace(/[\x80-\x9f]/g, windowsCharacter), isLatin: true }
  }
}

/** The characters that Windows-1252 has where Latin-1 has controls. Node.js 20 decodes the first as the second. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function windowsCharacter(control: string): string {
  return windows.charAt(control.charCodeAt(0) - 0x80)
}

function recordsOf(file: string, text: string): string[][] {
  try {
    const delimiter = delimiters.reduce((best, one) =>
      fieldsOfHead(text, one) > fieldsOfHead(text, best) ? one : best,
    )
    return parse(text, { ...options, delimiter })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error['records'] ?? 0) + 1
    const problem =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quote that is never closed'
        : 'a quote inside a field that is not doubled'
    throw new StartupError(
      `Row ${row} of ${file} has ${problem}. Correct it, or export the file again. Nothing was imported.`,
    )
  }
}

/** How many columns the head has, if this separates them. */
function fieldsOfHead(text: string, delimiter: string): number {
  try {
    return parse(text, { ...options, delimiter, to: 1 })[0]?.length ?? 0
  } catch {
    // Another character stands behind a quoted name.
    return 0
  }
}

/** The first of these columns that the file has. Throws a `StartupError` that lists the columns if `chosen` is none of them. */
export function columnOf(
  table: CsvTable,
  option: string,
  chosen: string | undefined,
  usual: readonly string[],
): string | undefined {
  if (chosen === undefined) return usual.find((name) => table.columns.includes(name))
  if (table.columns.includes(chosen)) return chosen
  throw new StartupError(`--${option}: there is no column "${chosen}". The file has: ${table.columns.join(', ')}.`)
}

/** That column, which must be there. */
export function neededColumn(
  table: CsvTable,
  option: string,
  chosen: string | undefined,
  usual: readonly string[],
): string {
  const found = columnOf(table, option, chosen, usual)
  if (found !== undefined) return found
  throw new StartupError(
    `The file has no column ${usual[0]}. Say which one it is with --${option}. The file has: ${table.columns.join(', ')}.`,
  )
}

/** A day, with or without a clock, which may have fractions of a second, a zone, and the zone's name behind it. */
const writtenTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d{1,3})?\d*(?: ?(Z|[+-]\d\d):?(\d\d)?\b.*)?)?$/

/**
 * The time that other systems write, as ISO 8601 or as Go prints one (`2021-03-04 10:11:12.5 +0530 IST`), never after `now`;
 * `undefined` if it is none, for which `noTime` is the reason. `Date.parse` alone takes 05-11-2026 for 11 May, 31 June for 1 July.
 */
export function importedTime(text: string, now: number): number | undefined {
  const [, day = '', clock, fraction = '', hours = '', minutes = '00'] = writtenTime.exec(text.trim()) ?? []
  if (!isDay(day)) return undefined
  const zone = hours === '' || hours === 'Z' ? hours : `${hours}:${minutes}`
  const time = Date.parse(clock === undefined ? day : `${day}T${clock}${fraction}${zone}`)
  return Number.isNaN(time) || time < 0 ? undefined : Math.min(time, now)
}

/** Says that a column holds no time, and how one is written. */
export function noTime(column: string | undefined): string {
  return `${column} is no time such as 2026-11-05 or 2026-11-05 14:30`
}
