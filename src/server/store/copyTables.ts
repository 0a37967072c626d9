import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isTransientDbError, type Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

const pageSize = 200

/**
 * The tables that are backed up and copied, referenced tables first, with the columns that order their rows so that a
 * comment comes after its parent. Rate limit counters, sign-ins of staff, tests of newsletters and changes are short-lived, and the secret stays
 * where it is.
 */
const order = {
  idempotency: ['key'],
  enquiry: ['id'],
  enquiry_note: ['id'],
  enquiry_answer: ['id'],
  enquiry_event: ['id'],
  conflict_check: ['id'],
  task: ['id'],
  person_key: ['key'],
  saved_view: ['id'],
  enquiry_tag: ['enquiry_id', 'tag_key'],
  enquiry_message: ['id'],
  attachment: ['id'],
  attachment_piece: ['attachment_id', 'position'],
  booking: ['id'],
  office: ['id'],
  answer_template: ['id'],
  thread: ['blog_id'],
  comment: ['blog_id', 'position'],
  report: ['id'],
  subscriber: ['id'],
  newsletter: ['id'],
  newsletter_recipient: ['id'],
  mail_queue: ['id'],
  tombstone: ['hash'],
  network_ban: ['network'],
  staff_member: ['id'],
  staff_passkey: ['id'],
  staff_passkey_removed: ['id'],
  staff_quiet: ['address'],
  audit: ['id'],
  article_draft: ['slug'],
  article_publication: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type CopiedTable = keyof typeof order
/** Tables in an order that satisfies the foreign keys. */
export const copiedTables = Object.keys(order) as CopiedTable[]

/** A table's row count and a SHA-256 over all rows. */
export interface TableChecksum {
  table: CopiedTable
  rows: number
  digest: string
}

/** Lets the body read a consistent snapshot. SQLite blocks writers meanwhile, PostgreSQL does not. */
export function readSnapshot<T>(store: Store, body: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = store.db.transaction()
  if (store.dialect === 'sqlite') return transaction.execute(body)
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(body)
}

/** A row that the other database does not take, and why. */
export interface UnfitRow {
  table: CopiedTable
  row: object
  reason: string
}

/**
 * Replaces the contents of all tables with the rows of the other database. A row that does not fit is handed to
 * `setAside`, and with it the rows that refer to it; without that function it ends the copy.
 */
export async function replaceTables(from: Kysely<Tables>, to: Tx, setAside?: (unfit: UnfitRow) => void): Promise<void> {
  for (const table of copiedTables.toReversed()) await to.deleteFrom(table).execute()
  for (const table of copiedTables) {
    const insert = (rows: Tables[CopiedTable][]) => to.insertInto(table).values(rows).execute()
    for await (const rows of pagesOf(from, table)) {
      if (!setAside) await insert(rows)
      else if ((await refusal(to, () => insert(rows))) !== undefined) {
        for (const row of rows) {
          const reason = await refusal(to, () => insert([row]))
          if (reason !== undefined) setAside({ table, row, reason })
        }
      }
    }
  }
}

/** Why the database refuses a row; `undefined` if it takes it. Throws if the database itself is the reason. */
async function refusal(tx: Tx, insert: () => Promise<unknown>): Promise<string | undefined> {
  await sql`savepoint one_insert`.execute(tx)
  try {
    await insert()
    await sql`release savepoint one_insert`.execute(tx)
    return undefined
  } catch (error) {
    if (isTransientDbError(error)) throw error
    await sql`rollback to savepoint one_insert`.execute(tx)
    return error instanceof Error ? error.message : String(error)
  }
}

/** Checksums of all tables, to compare two databases. Rows that were set aside do not count. */
export async function checksumTables(db: Kysely<Tables>, unfit: readonly UnfitRow[] = []): Promise<TableChecksum[]> {
  const leftOut = new Set(unfit.map(({ row }) => digestOf(row)))
  const checksums: TableChecksum[] = []
  for (const table of copiedTables) {
    const rows: string[] = []
    for await (const page of pagesOf(db, table))
      rows.push(...page.map(digestOf).filter((digest) => !leftOut.has(digest)))
    // Sorted, because the two databases collate text differently.
    const hash = createHash('sha256').update(rows.sort().join('\n'))
    checksums.push({ table, rows: rows.length, digest: hash.digest('base64url') })
  }
  return checksums
}

async function* pagesOf(db: Kysely<Tables>, table: CopiedTable): AsyncGenerator<Tables[CopiedTable][]> {
  for (let offset = 0; ; offset += pageSize) {
    let query = db.selectFrom(table).selectAll()
    for (const column of order[table]) query = query.orderBy(column as never)
    const rows = await query.limit(pageSize).offset(offset).execute()
    if (rows.length > 0) yield rows as Tables[CopiedTable][]
    if (rows.length < pageSize) return
  }
}

function digestOf(row: object): string {
  const fields = Object.entries(row)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value])
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
