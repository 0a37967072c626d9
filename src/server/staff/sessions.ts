import { uuidv7 } from '#contract/idempotencyKey.ts'
import { newToken, tokenHash } from '../links/tokens.ts'
import type { Store } from '../store/store.ts'
import type { StaffSessionRow, Tx } from '../store/tables.ts'
import type { StaffMember } from './members.ts'

const minute = 60_000
const day = 86_400_000
/** A session ends after so long without a call, and after so long in any case. */
export const idleTime = 3 * day
const longestTime = 30 * day

/** A session and the member of staff who has it. */
export interface SignedIn {
  session: StaffSessionRow
  member: StaffMember
}

/** Begins a session under a new token: one that a browser brought along is never taken over. */
export async function beginSession(
  tx: Tx,
  address: string,
  device: string,
  method: StaffSessionRow['method'],
  now: number,
): Promise<{ token: string; session: StaffSessionRow }> {
  const token = newToken()
  const session = {
    id: uuidv7(now),
    token_hash: tokenHash(token),
    address,
    device,
    method,
    created_at: now,
    last_seen_at: now,
    ends_at: now + longestTime,
  }
  await tx.insertInto('staff_session').values(session).execute()
  return { token, session }
}

/**
 * The session of a token; `undefined` if it has ended, or if the settings no longer name its member of staff. Such a
 * session is deleted.
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
  const member = members.find(({ address }) => address === session.address)
  if (!member || session.ends_at <= now || session.last_seen_at + idleTime <= now) {
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

/** Whether a session is still in force, without using it. */
export async function isSignedIn(
  store: Store,
  members: readonly StaffMember[],
  id: string,
  now: number,
): Promise<boolean> {
  const row = await store.db.selectFrom('staff_session').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.ends_at <= now || row.last_seen_at + idleTime <= now) return false
  return members.some(({ address }) => address === row.address)
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
