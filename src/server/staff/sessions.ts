import { uuidv7 } from '#contract/idempotencyKey.ts'
import { newToken, tokenHash } from '../links/tokens.ts'
import type { Store } from '../store/store.ts'
import type { StaffSessionRow, Tx } from '../store/tables.ts'
import { findMember, type StaffMember } from './members.ts'

const minute = 60_000
const day = 86_400_000
/** A session ends after so long without a call, and after so long in any case. */
const idleTime = 3 * day
const longestTime = 30 * day
/** One that was opened with a passkey, which no mailbox opens again, may last so many times its days without a call. */
const passkeyTimes = 3

/** A session and the member of staff who has it. */
export interface SignedIn {
  session: StaffSessionRow
  member: StaffMember
}

/**
 * Begins a session under a new token: one that a browser brought along is never taken over. With a passkey it lasts
 * `passkeyDays` without a call.
 */
export async function beginSession(
  tx: Tx,
  address: string,
  device: string,
  method: StaffSessionRow['method'],
  passkeyDays: number,
  now: number,
): Promise<{ token: string; session: StaffSessionRow }> {
  const token = newToken()
  const idle_time = method === 'passkey' ? Math.max(idleTime, passkeyDays * day) : idleTime
  const longest = Math.max(longestTime, method === 'passkey' ? passkeyTimes * idle_time : 0)
  const session = {
    id: uuidv7(now),
    token_hash: tokenHash(token),
    address,
    device,
    method,
    created_at: now,
    last_seen_at: now,
    idle_time,
    ends_at: now + longest,
  }
  await tx.insertInto('staff_session').values(session).execute()
  return { token, session }
}

/**
 * The session of a token; `undefined` if it has ended, or if its member has no access any more. Such a session is deleted.
 */
export async function findSession(
  store: Store,
  members: readonly StaffMember[],
  token: string,
  now: number,
): Promise<SignedIn | undefined> {
  const session = await store.db
    .selectFrom('staff_session')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!session) return undefined
  const member = await findMember(store.db, members, session.address)
  if (!member || hasEnded(session, now)) {
    await store.write((tx) => endSession(tx, session.id))
    return undefined
  }
  // To the minute: a write for each call would cost an fsync.
  if (now - session.last_seen_at < minute) return { session, member }
  await store.write((tx) =>
    tx.updateTable('staff_session').set({ last_seen_at: now }).where('id', '=', session.id).execute(),
  )
  return { session: { ...session, last_seen_at: now }, member }
}

function hasEnded({ ends_at, last_seen_at, idle_time }: StaffSessionRow, now: number): boolean {
  return ends_at <= now || last_seen_at + idle_time <= now
}

/** The member of a session that is still in force, without using it. */
export async function memberOf(
  store: Store,
  members: readonly StaffMember[],
  id: string,
  now: number,
): Promise<StaffMember | undefined> {
  const row = await store.db.selectFrom('staff_session').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || hasEnded(row, now)) return undefined
  return findMember(store.db, members, row.address)
}

/** Ends a session. */
export async function endSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff_session').where('id', '=', id).execute()
}

/** Such as 'Firefox on Android'; of the User-Agent nothing else is kept. */
export function deviceName(userAgent = ''): string {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, mark]) => mark.test(userAgent))?.[0]
  const browser = named([
    ['Edge', /Edg/],
    ['Opera', /OPR\//],
    ['Samsung Internet', /SamsungBrowser/],
    ['Firefox', /Firefox|FxiOS/],
    ['Chrome', /Chrome|CriOS/],
    ['Safari', /Safari/],
  ])
  const system = named([
    ['Android', /Android/],
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Windows', /Windows/],
    ['Mac', /Macintosh/],
    ['Linux', /Linux/],
  ])
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}
