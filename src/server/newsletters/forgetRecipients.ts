import type { Store } from '../store/store.ts'
import { countRecipients } from './counts.ts'

/**
 * Forgets who got each newsletter that ended before the time, and keeps the numbers. Returns how many recipients were
 * forgotten.
 */
export async function forgetRecipients(store: Store, before: number): Promise<number> {
  const old = await store.db
    .selectFrom('newsletter')
    .select('id')
    .where('state', 'in', ['sent', 'stopped'])
    .where('ended_at', '<', before)
    .where('totals', '=', '')
    .execute()
  let forgotten = 0
  for (const { id } of old) {
    forgotten += await store.write(async (tx) => {
      const counts = (await countRecipients(tx, [id])).get(id)
      if (!counts) return 0
      const { numUpdatedRows } = await tx
        .updateTable('newsletter')
        .set({ totals: JSON.stringify(counts) })
        .where('id', '=', id)
        // Checked again: it may have been resumed, and have ended once more.
        .where('state', 'in', ['sent', 'stopped'])
        .where('ended_at', '<', before)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 0
      const deleted = await tx.deleteFrom('newsletter_recipient').where('newsletter_id', '=', id).executeTakeFirst()
      return Number(deleted.numDeletedRows)
    })
  }
  return forgotten
}
