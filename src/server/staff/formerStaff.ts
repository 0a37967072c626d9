import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/**
 * Ends everything of those whom the settings no longer name: sessions, links, passkeys, known browsers, devices and quiet
 * hours. If the same address is named again later, nothing from before signs in.
 */
export function forgetFormerStaff(store: Store, members: readonly string[], now: number): Promise<void> {
  return store.write(async (tx) => {
    // Devices that are notified go with their session.
    for (const table of ['staff_session', 'staff_browser', 'push_device', 'staff_quiet'] as const)
      await tx.deleteFrom(table).where('address', 'not in', members).execute()
    // Without an address, nobody's on the staff asked for it.
    for (const table of ['staff_link', 'staff_challenge'] as const)
      await tx
        .deleteFrom(table)
        .where('address', 'not in', [...members, ''])
        .execute()
    const passkeys = await tx.selectFrom('staff_passkey').select('id').where('address', 'not in', members).execute()
    for (const { id } of passkeys) await removePasskey(tx, id, now)
  })
}

/** Removes a passkey, and remembers its id, so that a backup from before does not bring it back. */
export async function removePasskey(tx: Tx, id: string, now: number): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('id', '=', id).execute()
  await tx
    .insertInto('staff_passkey_removed')
    .values({ id, removed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
