import type { Store } from './store.ts'

/** When `desk backup` last succeeded, in epoch milliseconds; `undefined` if never. The audit trail knows. */
export async function lastBackup({ db }: Store): Promise<number | undefined> {
  const row = await db
    .selectFrom('audit')
    .select('at')
    .where('action', '=', 'backup')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
