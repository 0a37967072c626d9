import { type PresenceMark, type Present, presenceLifetime } from '#contract/staff/presence.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/** A session has a few tabs; one that names more loses its oldest. */
const mostTabs = 20

/** Notes which enquiry a tab of the session shows, in place of what it showed before, and forgets tabs that fell silent. */
export async function notePresence(
  tx: Tx,
  { id: session_id, address }: { id: string; address: string },
  { tab, enquiry, isWriting }: PresenceMark,
  now: number,
): Promise<void> {
  await forgetSilent(tx, now)
  await tx.deleteFrom('staff_presence').where('session_id', '=', session_id).where('tab', '=', tab).execute()
  if (enquiry === null) return
  const found = await tx.selectFrom('enquiry').select('id').where('id', '=', enquiry).executeTakeFirst()
  // Erased a moment ago.
  if (!found) return
  const others = await tx
    .selectFrom('staff_presence')
    .select('tab')
    .where('session_id', '=', session_id)
    .orderBy('at', 'desc')
    .orderBy('tab')
    .execute()
  const tooMany = others.slice(mostTabs - 1).map((other) => other.tab)
  if (tooMany.length > 0)
    await tx.deleteFrom('staff_presence').where('session_id', '=', session_id).where('tab', 'in', tooMany).execute()
  const shown = { enquiry_id: enquiry, is_writing: isWriting ? 1 : 0, at: now }
  await tx
    .insertInto('staff_presence')
    .values({ session_id, tab, address, ...shown })
    // PostgreSQL takes two marks of one tab at a time, each of which found none to delete.
    .onConflict((conflict) => conflict.columns(['session_id', 'tab']).doUpdateSet(shown))
    .execute()
}

/** The members with an enquiry on the screen, in one order whatever the database. */
export async function presentNow({ db }: Pick<Store, 'db'>, now: number): Promise<Present[]> {
  const rows = await db
    .selectFrom('staff_presence')
    .select(({ fn }) => ['enquiry_id', 'address', fn.max('is_writing').as('is_writing')])
    .where('at', '>', now - presenceLifetime)
    .groupBy(['enquiry_id', 'address'])
    .execute()
  const all = rows.map((row) => ({
    enquiry: row.enquiry_id,
    address: row.address,
    isWriting: Number(row.is_writing) === 1,
  }))
  const key = ({ enquiry, address }: Present) => `${enquiry} ${address}`
  return all.sort((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** Deletes what tabs said that have been silent since. */
export async function forgetSilent(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('staff_presence')
    .where('at', '<=', now - presenceLifetime)
    .execute()
}
