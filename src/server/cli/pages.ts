import type { Terminal, Values } from './command.ts'
import { csvLine, type Row, tableOf, widthsOf } from './listing.ts'

/** Rows that are in memory at the same time: few, because each may have a text of a megabyte. */
const pageSize = 50

/** The records with these ids, in their order, page by page. */
export async function* inPages<T extends { id: string }>(
  ids: readonly string[],
  fetch: (some: string[]) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let at = 0; at < ids.length; at += pageSize) {
    const some = ids.slice(at, at + pageSize)
    const found = new Map((await fetch(some)).map((row) => [row.id, row]))
    yield some.flatMap((id) => found.get(id) ?? [])
  }
}

/** Every record of the pages as the command line shows it. */
export async function* asRows<T>(pages: AsyncIterable<readonly T[]>, rowOf: (record: T) => Row): AsyncGenerator<Row[]> {
  for await (const page of pages) yield page.map(rowOf)
}

/** Prints rows as a table, or as JSON or CSV if that option was given, however many and however large they are. */
export async function printPages(
  pages: AsyncIterable<readonly Row[]>,
  values: Values,
  terminal: Terminal,
): Promise<void> {
  if (values.json) {
    await printPieces(jsonOf(pages), terminal)
    return terminal.out('\n')
  }
  await (values.csv ? printCsv(pages, terminal) : printTable(pages, terminal))
}

/** Prints text that comes in pieces; the next is made once the last was taken. */
export async function printPieces(pieces: AsyncIterable<string>, terminal: Terminal): Promise<void> {
  for await (const piece of pieces) {
    terminal.out(piece)
    await terminal.drained()
  }
}

/** One JSON array, row by row, indented like the value of a property at that depth. */
export async function* jsonOf(pages: AsyncIterable<readonly Row[]>, indent = ''): AsyncGenerator<string> {
  let isFirst = true
  for await (const page of pages) {
    for (const row of page) {
      const text = JSON.stringify(row, null, 2).replaceAll('\n', `\n  ${indent}`)
      yield `${isFirst ? '[' : ','}\n  ${indent}${text}`
      isFirst = false
    }
  }
  yield isFirst ? '[]' : `\n${indent}]`
}

async function printCsv(pages: AsyncIterable<readonly Row[]>, terminal: Terminal): Promise<void> {
  let isFirst = true
  for await (const page of pages) {
    for (const row of page) {
      if (isFirst) terminal.out(csvLine(Object.keys(row)))
      isFirst = false
      terminal.out(csvLine(Object.values(row)))
      await terminal.drained()
    }
  }
}

/** The first page decides how wide the columns are. */
async function printTable(pages: AsyncIterable<readonly Row[]>, terminal: Terminal): Promise<void> {
  let widths: readonly number[] | undefined
  let count = 0
  for await (const page of pages) {
    if (page.length === 0) continue
    const isFirst = widths === undefined
    widths ??= widthsOf(page)
    terminal.out(`${tableOf(page, widths, isFirst)}\n`)
    count += page.length
    await terminal.drained()
  }
  terminal.out(count === 0 ? 'Nothing found.\n' : `${count} in all\n`)
}
