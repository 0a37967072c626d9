import { enqueueEmail } from '../mail/mailQueue.ts'
import type { SubscriberRow } from '../store/subscriberTables.ts'
import type { Tx } from '../store/tables.ts'

const hour = 3_600_000
/** Minimum time before the second and before the third confirmation email to one mailbox. There is no fourth. */
const minIntervals = [hour, 24 * hour]

/** Whether the address's owner asked never to be emailed and has not confirmed since, or complained of our emails. */
export function isBarred({ state, confirmed_at }: Pick<SubscriberRow, 'state' | 'confirmed_at'>): boolean {
  return state === 'complained' || (state === 'unsubscribed' && confirmed_at === null)
}

/**
 * Applies the change to the subscriber and queues an email that asks for confirmation; does neither if the mailbox is
 * barred or has been asked often enough. Returns whether it did. This stops strangers from flooding a mailbox, under any number of `+tag`s.
 */
export async function askToConfirm(
  tx: Tx,
  row: SubscriberRow,
  change: Partial<SubscriberRow>,
  now: number,
): Promise<boolean> {
  if (!(await mayAsk(tx, row.mailbox, now))) return false
  const asked = await tx
    .updateTable('subscriber')
    .set({ ...change, asked: row.asked + 1, asked_at: now })
    .where('id', '=', row.id)
    // Compare and set: of two concurrent requests, one queues an email.
    .where('asked', '=', row.asked)
    .where('state', '=', row.state)
    .returning('id')
    .executeTakeFirst()
  if (asked) await enqueueEmail(tx, 'confirmation', row.id, now)
  return asked !== undefined
}

async function mayAsk(tx: Tx, mailbox: string, now: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('subscriber')
    .select(['state', 'confirmed_at', 'asked', 'asked_at'])
    .where('mailbox', '=', mailbox)
    .execute()
  if (rows.some(isBarred)) return false
  const asked = rows.filter((row) => row.asked > 0)
  const count = asked.reduce((sum, row) => sum + row.asked, 0)
  if (count === 0) return true
  const interval = minIntervals[count - 1]
  return interval !== undefined && now - interval > Math.max(...asked.map((row) => row.asked_at))
}
