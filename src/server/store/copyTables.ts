import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

const atOnce = 200

/**
 * What a desk consists of, in an order that respects who refers to whom; each with the columns that order its rows so
 * that a comment comes after the one that it answers. Counters of the limits pass, and secrets stay with their desk.
 */
const order = {
  idempotency: ['key'],
  enquiry: ['id'],
  thread: ['blog_id'],
  comment: ['blog_id', 'position'],
  report: ['id'],
  subscriber: ['id'],
  letter: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type CopiedTable = keyof typeof order
/** The tables that make up a desk, those first that others refer to. */
export const copiedTables = Object.keys(order) as CopiedTable[]

/** What is in a table: how many rows, and a SHA-256 over all of them. */
export interface TableProof {
  table: CopiedTable
  rows: number
  digest: string
}

/** Lets the body read one unchanging state. SQLite keeps writers waiting meanwhile, PostgreSQL does not. */
export function snapshot<T>(store: Store, body: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = store.db.transaction()
  if (store.dialect === 'sqlite') return transaction.execute(body)
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(body)
}

/** Empties the desk and fills it with the rows of the other. */
export async function replaceTables(from: Kysely<Tables>, to: Tx): Promise<void> {
  for (const table of copiedTables.toReversed()) await to.deleteFrom(table).execute()
  for (const table of copiedTables) {
    for await (const rows of pagesOf(from, table)) await to.insertInto(table).values(rows).execute()
  }
}

/** Proofs of all tables, to compare two desks with. */
export async function proveTables(db: Kysely<Tables>): Promise<TableProof[]> {
  const proofs: TableProof[] = []
  for (const table of copiedTables) {
    const rows: string[] = []
    for await (const page of pagesOf(db, table)) rows.push(...page.map(digestOf))
    // Databases order text each in their own way: the order of the rows proves nothing.
    const hash = createHash('sha256').update(rows.sort().join('\n'))
    proofs.push({ table, rows: rows.length, digest: hash.digest('base64url') })
  }
  return proofs
}

async function* pagesOf(db: Kysely<Tables>, table: CopiedTable): AsyncGenerator<Tables[CopiedTable][]> {
  for (let offset = 0; ; offset += atOnce) {
    let query = db.selectFrom(table).selectAll()
    for (const column of order[table]) query = query.orderBy(column as never)
    const rows = await query.limit(atOnce).offset(offset).execute()
    if (rows.length > 0) yield rows as Tables[CopiedTable][]
    if (rows.length < atOnce) return
  }
}

function digestOf(row: object): string {
  const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
