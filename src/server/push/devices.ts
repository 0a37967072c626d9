import type { PushKind, PushSubscriptionBody, QuietHours } from '#contract/staff/push.ts'
import type { Tx } from '../store/tables.ts'

/** Address of the push service that a session's device is notified through, or `null` if it is not, and of which of these kinds. */
export async function deviceOf(
  db: Pick<Tx, 'selectFrom'>,
  sessionId: string,
  choices: readonly PushKind[],
): Promise<{ endpoint: string | null; kinds: PushKind[] }> {
  const query = db.selectFrom('push_device').select(['endpoint', 'kinds']).where('session_id', '=', sessionId)
  const row = await query.executeTakeFirst()
  const kinds = choices.filter((kind) => row === undefined || row.kinds.includes(` ${kind} `))
  return { endpoint: row?.endpoint ?? null, kinds }
}

/** Sets what a session's device is told of. */
export async function chooseKinds(tx: Tx, sessionId: string, kinds: readonly PushKind[]): Promise<void> {
  await tx
    .updateTable('push_device')
    .set({ kinds: listOf(kinds) })
    .where('session_id', '=', sessionId)
    .execute()
}

function listOf(kinds: readonly PushKind[]): string {
  return ` ${[...new Set(kinds)].join(' ')} `
}

/** Notifies a session's device of these kinds from now on, in place of what the same browser subscribed before. */
export async function addDevice(
  tx: Tx,
  sessionId: string,
  address: string,
  { endpoint, keys }: PushSubscriptionBody,
  kinds: readonly PushKind[],
  now: number,
): Promise<void> {
  // The same browser, in an earlier session or for a colleague.
  await tx.deleteFrom('push_device').where('endpoint', '=', endpoint).execute()
  await removeDevice(tx, sessionId)
  const row = {
    session_id: sessionId,
    address,
    endpoint,
    ...keys,
    created_at: now,
    pushed_at: null,
    kinds: listOf(kinds),
  }
  await tx.insertInto('push_device').values(row).execute()
}

/** Ends the notifications of a session's device. */
export async function removeDevice(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_device').where('session_id', '=', sessionId).execute()
}

/** The quiet hours of a member of staff. */
export async function quietHoursOf(db: Pick<Tx, 'selectFrom'>, address: string): Promise<QuietHours | null> {
  const row = await db.selectFrom('staff_quiet').selectAll().where('address', '=', address).executeTakeFirst()
  return row ? { from: row.from_time, to: row.to_time, zone: row.zone } : null
}

/** Sets the quiet hours of a member, or takes them away. */
export async function saveQuietHours(tx: Tx, address: string, quiet: QuietHours | null, now: number): Promise<void> {
  await tx.deleteFrom('staff_quiet').where('address', '=', address).execute()
  if (quiet) {
    const row = { address, from_time: quiet.from, to_time: quiet.to, zone: quiet.zone }
    await tx.insertInto('staff_quiet').values(row).execute()
  }
  // Notices that the old hours held back are checked against the new ones.
  const devices = tx.selectFrom('push_device').select('session_id').where('address', '=', address)
  await tx
    .updateTable('push_message')
    .set({ next_at: now })
    .where('session_id', 'in', devices)
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .execute()
}
