import type { ListKind } from '#contract/staff/subscribers.ts'
import type { Store } from '../store/store.ts'
import type { CsvTable } from './csvFile.ts'
import { erasedPeople } from './erasedPeople.ts'
import { type ListColumns, type PlannedSubscriber, planSubscribers } from './planSubscribers.ts'

/** Rows of one transaction: other writes never wait long. */
const chunkSize = 500

/** Says what becomes of each row of the file, by the subscribers and the erased people of now. Changes nothing. */
export async function planImport(
  { store, secret }: { store: Store; secret: string },
  table: CsvTable,
  columns: ListColumns,
  kind: ListKind,
  now: number,
): Promise<PlannedSubscriber[]> {
  const isErased = await erasedPeople(store.db, secret)
  const stored = await store.db.selectFrom('subscriber').selectAll().execute()
  return planSubscribers(table.rows, columns, kind, stored, isErased, now)
}

/** Does what was planned, except to a subscriber whose state changed meanwhile. An interrupted import is made again. */
export async function importSubscribers(store: Store, planned: readonly PlannedSubscriber[]): Promise<void> {
  const changes = planned.flatMap(({ change }) => (change ? [change] : []))
  const fresh = changes.flatMap(({ subscriber, from }) => (from === undefined ? [subscriber] : []))
  for (let at = 0; at < fresh.length; at += chunkSize) {
    await store.write((tx) =>
      tx
        .insertInto('subscriber')
        .values(fresh.slice(at, at + chunkSize))
        .onConflict((conflict) => conflict.column('address').doNothing())
        .execute(),
    )
  }
  const known = changes.filter(({ from }) => from !== undefined)
  for (let at = 0; at < known.length; at += chunkSize) {
    await store.write(async (tx) => {
      for (const { subscriber, from } of known.slice(at, at + chunkSize)) {
        const { id, ...change } = subscriber
        await tx
          .updateTable('subscriber')
          .set(change)
          .where('id', '=', id)
          .where('state', '=', from ?? 'pending')
          .execute()
      }
    })
  }
}
