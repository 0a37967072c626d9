import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'

/** Tables of sign-ins and of notified devices, which go with their session, too. */
const ofMember = [
  'staff_session',
  'staff_browser',
  'push_device',
  'staff_quiet',
  'staff_link',
  'staff_challenge',
] as const
/**
 * Ends everything of those who have no access: whom neither the settings (`named`) nor the workplace name. If the same
 * address is named again later, nothing from before signs in.
 */
export function forgetFormerStaff(store: Store, named: readonly string[], now: number): Promise<void> {
  return store.write(async (tx) => {
    const added = await tx.selectFrom('staff_member').select('address').where('role', '!=', '').execute()
    // Without an address, nobody's on the staff asked for it.
    const members = [...named, ...added.map(({ address }) => address), '']
    for (const table of ofMember) await tx.deleteFrom(table).where('address', 'not in', members).execute()
    // Those that are shared are the office's.
    await tx.deleteFrom('saved_view').where('address', 'not in', members).where('is_shared', '=', 0).execute()
    const passkeys = await tx.selectFrom('staff_passkey').select('id').where('address', 'not in', members).execute()
    for (const { id } of passkeys) await removePasskey(tx, id, now)
  })
}

/** Ends everything of one member, at once. */
export async function forgetMember(tx: Tx, address: string, now: number): Promise<void> {
  for (const table of ofMember) await tx.deleteFrom(table).where('address', '=', address).execute()
  await tx.deleteFrom('saved_view').where('address', '=', address).where('is_shared', '=', 0).execute()
  const passkeys = await tx.selectFrom('staff_passkey').select('id').where('address', '=', address).execute()
  for (const { id } of passkeys) await removePasskey(tx, id, now)
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
