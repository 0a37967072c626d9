import { uuidv7 } from '#contract/idempotencyKey.ts'
import { invitationDays } from '#contract/staff/members.ts'
import { linkMinutes, type RefusedLink } from '#contract/staff/signIn.ts'
import { issueToken, isTokenOf, linkIdOf } from '../links/signInToken.ts'
import { hasHash } from '../links/tokens.ts'
import { enqueueEmail } from '../mail/mailQueue.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { findMember, type StaffMember } from './members.ts'

const lifetime = linkMinutes * 60_000

/**
 * Notes that somebody asked for a link, and queues its email. For an address that is nobody's on the staff it makes the
 * same statements, so that not even the time it takes tells the two apart; but no row stays, so that strangers fill
 * neither the queue nor the disk.
 */
export async function askForLink(tx: Tx, address: string, browserHash: string, now: number): Promise<void> {
  const link = await addLink(tx, address, browserHash, now)
  const email = await enqueueEmail(tx, 'signIn', link, now)
  const none = uuidv7(now)
  const [unwantedEmail, unwantedLink] = address === '' ? [email, link] : [none, none]
  await tx.deleteFrom('mail_queue').where('id', '=', unwantedEmail).execute()
  await tx.deleteFrom('staff_link').where('id', '=', unwantedLink).execute()
}

/** A link for the terminal: not bound to a browser: who can read the terminal controls the server anyway. Returns its token. */
export function addTerminalLink(store: Store, address: string, now: number): Promise<string> {
  return store.write(async (tx) => {
    const id = await addLink(tx, address, '', now)
    return issueToken(tx, { id, token_hashes: '' })
  })
}

/** Stands in place of a browser's hash: who is invited opens the link in whichever browser there is. */
const invited = 'invitation'

/** A link for somebody who was given access, and its email. An earlier one works no longer. Returns the link's id. */
export async function addInvitation(tx: Tx, address: string, now: number): Promise<string> {
  const earlier = tx.selectFrom('staff_link').select('id').where('address', '=', address)
  await tx
    .deleteFrom('mail_queue')
    .where('kind', '=', 'invitation')
    .where('sent_at', 'is', null)
    .where('subject_id', 'in', earlier)
    .execute()
  await tx.deleteFrom('staff_link').where('address', '=', address).where('browser_hash', '=', invited).execute()
  const id = await addLink(tx, address, invited, now, invitationDays * 86_400_000)
  await enqueueEmail(tx, 'invitation', id, now)
  return id
}

/** How many invitations were made since then. */
export async function invitationsSince(tx: Tx, since: number): Promise<number> {
  const { count } = await tx
    .selectFrom('mail_queue')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', '=', 'invitation')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether nobody has ever signed in: then the start prints a link. */
export async function isFirstStart({ db }: Store): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('staff_session').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('staff_passkey').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('staff_link').select('id').where('used_at', 'is not', null).limit(1).executeTakeFirst(),
  ])
  return found.every((row) => row === undefined)
}

/** The member whom a link signs in, or why it signs in nobody. */
export type Redeemed =
  | { state: 'done'; address: string; method: 'link' | 'terminal' }
  | { state: RefusedLink['reason'] }

/**
 * Uses a link up. In another browser than the one that asked for it, it is as good as forged; that of an invitation, and one
 * from the terminal, work in any.
 */
export async function redeemLink(
  tx: Tx,
  members: readonly StaffMember[],
  token: string,
  browser: string | undefined,
  now: number,
): Promise<Redeemed> {
  const link = await tx.selectFrom('staff_link').selectAll().where('id', '=', linkIdOf(token)).executeTakeFirst()
  const isFromTerminal = link?.browser_hash === ''
  const isForAny = isFromTerminal || link?.browser_hash === invited
  if (!link || !isTokenOf(link, token) || (!isForAny && !hasHash(browser, link.browser_hash)))
    return { state: 'unknown' }
  if (!(await findMember(tx, members, link.address))) return { state: 'unknown' }
  if (link.used_at !== null) return { state: 'used' }
  if (link.expires_at <= now) return { state: 'expired' }
  const used = await tx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) return { state: 'used' }
  return { state: 'done', address: link.address, method: isFromTerminal ? 'terminal' : 'link' }
}

async function addLink(tx: Tx, address: string, browser_hash: string, now: number, time = lifetime): Promise<string> {
  const id = uuidv7(now)
  const row = {
    id,
    address,
    browser_hash,
    created_at: now,
    expires_at: now + time,
    used_at: null,
    token_hashes: '',
    code_hashes: '',
    code_tries: 0,
  }
  await tx.insertInto('staff_link').values(row).execute()
  return id
}
