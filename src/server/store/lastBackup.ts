import { clockSlack } from '../mail/mailQueue.ts'
import type { Store } from './store.ts'

/**
 * When `desk backup` last succeeded, in epoch milliseconds; `undefined` if never. The audit trail knows. One that a clock
 * dated ahead, before it was turned back, would hide for years that no later one was made: it does not count.
 */
export async function lastBackup({ db }: Store, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('audit')
    .select('at')
    .where('action', '=', 'backup')
    .where('at', '<=', now + clockSlack)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
