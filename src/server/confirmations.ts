import { queueLetter } from './letters.ts'
import type { SubscriberRow, Tx } from './store/tables.ts'

const hour = 3_600_000
/** From each letter that asks for confirmation to the next, if somebody asks again. There is none after the last. */
const pauses = [hour, 24 * hour]

/** Whether the owner of the address said that nobody shall write there, and has confirmed nothing since. */
export function isBarred({ state, confirmed_at }: Pick<SubscriberRow, 'state' | 'confirmed_at'>): boolean {
  return state === 'unsubscribed' && confirmed_at === null
}

/**
 * Queues a letter that asks the subscriber to confirm, and makes the change with it; does neither when the mailbox has
 * been asked often enough or wants no letters. Nobody can have a stranger's mailbox filled through us, under however
 * many tags of its address.
 */
export async function askToConfirm(
  tx: Tx,
  row: SubscriberRow,
  change: Partial<SubscriberRow>,
  now: number,
): Promise<void> {
  if (!(await mayAsk(tx, row.mailbox, now))) return
  const asked = await tx
    .updateTable('subscriber')
    .set({ ...change, asked: row.asked + 1, asked_at: now })
    .where('id', '=', row.id)
    // Of two at once, one asks.
    .where('asked', '=', row.asked)
    .where('state', '=', row.state)
    .returning('id')
    .executeTakeFirst()
  if (asked) await queueLetter(tx, 'confirmation', row.id, now)
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
  const pause = pauses[count - 1]
  return pause !== undefined && now - pause > Math.max(...asked.map((row) => row.asked_at))
}
