import type { Store } from '../store/store.ts'

const hour = 3_600_000
const settingName = 'mail'

/**
 * Call at every start. If mail was not configured until now, holds what is older than an hour and returns how many were
 * held: nobody who sets SMTP_URL after months wants hundreds of old emails at once. The provider releases or discards
 * them. A server that had mail and was merely down sends everything.
 */
export function holdOldEmails(store: Store, isConfigured: boolean, now: number): Promise<number> {
  return store.write(async (tx) => {
    const before = await tx.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst()
    const value = isConfigured ? 'on' : 'off'
    await tx
      .insertInto('setting')
      .values({ name: settingName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    if (!isConfigured || before?.value === 'on') return 0
    // Earlier versions did not note whether mail was configured, but what they tried to send shows it.
    const tried =
      before === undefined &&
      (await tx
        .selectFrom('mail_queue')
        .select('id')
        .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('sent_at', 'is not', null)]))
        .limit(1)
        .executeTakeFirst())
    if (tried) return 0
    const { numUpdatedRows } = await tx
      .updateTable('mail_queue')
      .set({ held_at: now })
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('held_at', 'is', null)
      .where('created_at', '<', now - hour)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

/** Makes held emails due; all of them without an id. Returns how many. */
export async function releaseEmails(store: Store, id: string | undefined, now: number): Promise<number> {
  const { numUpdatedRows } = await store.write((tx) =>
    tx
      .updateTable('mail_queue')
      .set({ held_at: null, next_at: now })
      .where('held_at', 'is not', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}
