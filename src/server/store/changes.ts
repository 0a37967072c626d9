import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Store } from './store.ts'
import type { Tables, Tx } from './tables.ts'

/** A change, for the servers to tell signed-in browsers. */
export type Change = Tables['change']

/** How long a change is kept: much longer than a server needs to see it. */
export const changesKept = 3_600_000
const mostChanges = 5000

/**
 * Notes that something changed, in the transaction that changes it: every process that writes does, the command line
 * too, and every server sees it.
 */
export async function recordChange(
  tx: Tx,
  kind: Change['kind'],
  subject: string,
  what: Change['what'],
  now: number,
): Promise<void> {
  await tx
    .insertInto('change')
    .values({ id: uuidv7(now), at: now, kind, subject, what })
    .execute()
}

/**
 * The changes since a time, oldest first. New enquiries and comments are found by their own rows, so that a visitor's
 * write costs no more than without a workplace.
 */
export async function changesSince({ db }: Store, since: number): Promise<Change[]> {
  const [changes, enquiries, comments] = await Promise.all([
    db.selectFrom('change').selectAll().where('at', '>=', since).limit(mostChanges).execute(),
    db
      .selectFrom('enquiry')
      .select(['id', 'received_at as at'])
      .where('received_at', '>=', since)
      .limit(mostChanges)
      .execute(),
    db
      .selectFrom('comment')
      .select(['id', 'created_at as at'])
      .where('created_at', '>=', since)
      .limit(mostChanges)
      .execute(),
  ])
  const asNew = (kind: Change['kind'], rows: readonly { id: string; at: number }[]): Change[] =>
    rows.map(({ id, at }) => ({ id: `new ${id}`, at, kind, subject: id, what: 'new' }))
  const all = [...changes, ...asNew('enquiry', enquiries), ...asNew('comment', comments)]
  return all.sort((one, other) => one.at - other.at)
}
