import { uuidv7 } from '#contract/idempotencyKey.ts'
import { tokenHash } from '../links/tokens.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import type { StaffNoticeRow } from '../store/staffTables.ts'
import type { Tx } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { listMembers } from './members.ts'

/** Days for which a browser is known after its last sign-in. */
export const browserDays = 400

/**
 * Notes that the member signed in with this browser, and tells the member and the owners by email if it was not known: who
 * got hold of a mailbox signs in without anybody noticing otherwise.
 */
export async function noteBrowser(
  tx: Tx,
  desk: Desk,
  address: string,
  browser: string,
  name: string,
  now: number,
): Promise<void> {
  const hash = tokenHash(browser)
  const known = await tx
    .updateTable('staff_browser')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('address', '=', address)
    .returning('hash')
    .executeTakeFirst()
  if (known) return
  await tx
    .insertInto('staff_browser')
    .values({ hash, address, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await notify(tx, desk, 'signIn', address, name, now)
}

/** Tells the member and the owners by email. Without mail nobody is told: months later it would be no news. */
export async function notify(
  tx: Tx,
  { backend, members }: Desk,
  kind: StaffNoticeRow['kind'],
  address: string,
  subject: string,
  now: number,
): Promise<void> {
  if (!backend.mail) return
  const owners = (await listMembers(tx, members)).filter(({ role }) => role === 'owner')
  const told = owners.map((member) => member.address)
  // The new member hears of it by the invitation.
  const recipients = JSON.stringify([...new Set(kind === 'member' ? told : [address, ...told])])
  const id = uuidv7(now)
  await tx.insertInto('staff_notice').values({ id, kind, address, recipients, subject, created_at: now }).execute()
  await enqueueEmail(tx, 'notice', id, now)
}
