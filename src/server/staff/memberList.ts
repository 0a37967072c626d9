import type { Kysely } from 'kysely'
import type { Member } from '#contract/staff/members.ts'
import type { Device } from '#contract/staff/signIn.ts'
import type { StaffMemberRow } from '../store/staffTables.ts'
import type { StaffSessionRow, Tables } from '../store/tables.ts'
import { listMembers, type StaffMember } from './members.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** All members as an owner sees them, with their signed-in browsers and open invitations. `ownSession` is the owner's. */
export async function memberList(
  db: Db,
  named: readonly StaffMember[],
  ownSession: string,
  now: number,
): Promise<Member[]> {
  const rows = await db.selectFrom('staff_member').selectAll().execute()
  const sessions = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('ends_at', '>', now)
    .where(({ eb }) => eb(eb('last_seen_at', '+', eb.ref('idle_time')), '>', now))
    .orderBy('last_seen_at', 'desc')
    .execute()
  const browsers = await db.selectFrom('staff_browser').select('address').distinct().execute()
  const passkeys = await db.selectFrom('staff_passkey').select('address').distinct().execute()
  const hasSome = (found: readonly { address: string }[], address: string) =>
    found.some((one) => one.address === address)
  const members = await listMembers(db, named)
  return Promise.all(
    members.map(async ({ address, role }): Promise<Member> => {
      const row = rows.find((one) => one.address === address)
      return {
        address,
        name: row?.name ?? '',
        role,
        isFixed: named.some((one) => one.address === address),
        hasPasskey: hasSome(passkeys, address),
        devices: sessions.filter((one) => one.address === address).map((one) => deviceOf(one, ownSession)),
        invitation: row && !hasSome(browsers, address) ? await invitationOf(db, row, now) : null,
      }
    }),
  )
}

/** A signed-in browser as the list of devices shows it. */
export function deviceOf(
  { id, device, method, created_at, last_seen_at }: StaffSessionRow,
  ownSession: string,
): Device {
  return {
    id,
    name: device,
    method,
    signedInAt: new Date(created_at).toISOString(),
    lastSeenAt: new Date(last_seen_at).toISOString(),
    isThisOne: id === ownSession,
  }
}

async function invitationOf(db: Db, row: StaffMemberRow, now: number): Promise<Member['invitation']> {
  const { link_id, invited_at } = row
  if (link_id === null || invited_at === null) return null
  const link = await db.selectFrom('staff_link').select('expires_at').where('id', '=', link_id).executeTakeFirst()
  const email = await db
    .selectFrom('mail_queue')
    .select(['sent_at', 'dead_at', 'error'])
    .where('subject_id', '=', link_id)
    .where('kind', '=', 'invitation')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOver = !link || link.expires_at <= now
  const state = email?.dead_at != null ? 'failed' : isOver ? 'expired' : email?.sent_at == null ? 'waiting' : 'sent'
  return {
    state,
    at: new Date(invited_at).toISOString(),
    error: email?.sent_at == null ? (email?.error ?? null) : null,
  }
}
