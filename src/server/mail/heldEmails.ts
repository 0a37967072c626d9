import { dropSchedules } from '../newsletters/schedule.ts'
import { stopAll } from '../newsletters/sending.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

const hour = 3_600_000
const settingName = 'mail'

/** How many emails were held and newsletters stopped. */
export interface HeldMail {
  emails: number
  newsletters: number
}

const nothing: HeldMail = { emails: 0, newsletters: 0 }

/**
 * Call at every start. If mail was not configured until now, holds what is older than an hour and stops newsletters that
 * were being sent: nobody who sets SMTP_URL after months wants hundreds of old emails at once. The provider releases or
 * discards them. A server that had mail and was merely down sends everything.
 */
export function holdOldEmails(store: Store, isConfigured: boolean, now: number): Promise<HeldMail> {
  return store.write(async (tx) => {
    const before = await tx.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst()
    const value = isConfigured ? 'on' : 'off'
    await tx
      .insertInto('setting')
      .values({ name: settingName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    if (!isConfigured || before?.value === 'on') return nothing
    // A database that was restored or copied to another place comes without that note, but what was tried shows it.
    const tried =
      before === undefined &&
      (await tx
        .selectFrom('mail_queue')
        .select('id')
        .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('sent_at', 'is not', null)]))
        .limit(1)
        .executeTakeFirst())
    if (tried) return nothing
    // Their emails leave the queue, so the stop comes first.
    const newsletters = (await stopAll(tx, now)) + (await dropSchedules(tx, now, now))
    return { emails: await holdUnsent(tx, now - hour, now), newsletters }
  })
}

/** How much a restore holds, stops and takes off the schedule. */
export interface HeldAfterRestore extends HeldMail {
  unscheduled: number
}

/**
 * Call in the transaction of a restore. Holds what was unsent when the backup was made, and stops newsletters: it may have been
 * sent, cancelled or answered since, and the backup cannot know. The provider releases or discards it.
 */
export async function holdRestored(tx: Tx, now: number): Promise<HeldAfterRestore> {
  // Their emails leave the queue, so the stop comes first.
  const newsletters = await stopAll(tx, now)
  const unscheduled = await dropSchedules(tx, Number.MAX_SAFE_INTEGER, now)
  return { emails: await holdUnsent(tx, Number.MAX_SAFE_INTEGER, now), newsletters, unscheduled }
}

async function holdUnsent(tx: Tx, before: number, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_queue')
    .set({ held_at: now })
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('held_at', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
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
