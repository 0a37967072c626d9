import type { Store } from '../store/store.ts'
import type { PlannedSubscriber } from './planSubscribers.ts'

/** Rows of one transaction: other writes never wait long. */
const chunkSize = 500

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
