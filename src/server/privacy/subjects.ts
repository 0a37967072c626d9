import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { type Identity, identityOf, phoneIdentities } from './identity.ts'

const pageSize = 1000

/** A record of a person, with all that can identify them. */
export interface IdentifiedRow {
  table: 'enquiry' | 'comment' | 'subscriber' | 'message'
  id: string
  /** When it arrived. */
  at: number
  identities: Identity[]
}

/** Every record that may belong to a person, page by page, without its text. Erased comments belong to nobody. */
export async function* identifiedRows(db: Kysely<Tables>): AsyncGenerator<IdentifiedRow> {
  for await (const row of keyset((after) =>
    db
      .selectFrom('enquiry')
      .select(['id', 'received_at', 'email', 'contact_number', 'name', 'reference'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    yield {
      table: 'enquiry',
      id: row.id,
      at: row.received_at,
      identities: known(
        identityOf('email', row.email),
        ...phoneIdentities(row.contact_number),
        identityOf('name', row.name),
        identityOf('reference', row.reference),
      ),
    }
  }
  for await (const row of keyset((after) =>
    db
      .selectFrom('comment')
      .select(['id', 'created_at', 'email', 'phone', 'author'])
      .where('id', '>', after)
      .where('state', '!=', 'erased')
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    yield {
      table: 'comment',
      id: row.id,
      at: row.created_at,
      identities: known(
        identityOf('email', row.email),
        ...phoneIdentities(row.phone),
        identityOf('name', row.author),
        identityOf('comment', row.id),
      ),
    }
  }
  for await (const row of keyset((after) =>
    db
      .selectFrom('subscriber')
      .select(['id', 'received_at', 'email'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    yield { table: 'subscriber', id: row.id, at: row.received_at, identities: known(identityOf('email', row.email)) }
  }
  for await (const row of keyset((after) =>
    db
      .selectFrom('enquiry_message')
      .select(['id', 'received_at', 'from_name', 'from_address'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )) {
    yield {
      table: 'message',
      id: row.id,
      at: row.received_at,
      identities: known(
        identityOf('email', row.from_address),
        identityOf('name', row.from_name),
        identityOf('message', row.id),
      ),
    }
  }
}

const known = (...identities: (Identity | undefined)[]) => identities.filter((one) => one !== undefined)

/** All rows of a query that is ordered by id and begins after one. */
async function* keyset<T extends { id: string }>(page: (after: string) => Promise<T[]>): AsyncGenerator<T> {
  for (let after = ''; ; ) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}
