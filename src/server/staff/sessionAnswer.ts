import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAnswer } from '#contract/staff/signIn.ts'
import { recordAudit } from '../audit/audit.ts'
import { tokenHash } from '../links/tokens.ts'
import type { StaffSessionRow } from '../store/tables.ts'
import { markBrowser } from './browserCookie.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Desk } from './desk.ts'
import { noteBrowser } from './knownBrowsers.ts'
import { assignees } from './members.ts'
import { beginSession, deviceName, idleTime, type SignedIn } from './sessions.ts'

/** The session as a signed-in browser needs it. */
export async function sessionAnswer(
  { backend, members }: Desk,
  { session, member }: SignedIn,
): Promise<SessionAnswer & { signedIn: true }> {
  const passkey = await backend.store.db
    .selectFrom('staff_passkey')
    .select('id')
    .where('address', '=', member.address)
    .limit(1)
    .executeTakeFirst()
  return {
    signedIn: true,
    id: session.id,
    address: member.address,
    role: member.role,
    staff: assignees(members),
    idleUntil: new Date(Math.min(session.last_seen_at + idleTime, session.ends_at)).toISOString(),
    endsAt: new Date(session.ends_at).toISOString(),
    hasPasskey: passkey !== undefined,
  }
}

/** Signs a member in: a new session in a new cookie. The session that the browser had before ends. */
export async function openSession(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  method: StaffSessionRow['method'],
  now: number,
) {
  const { backend, members } = desk
  const before = readCookie(backend, request, 'session')
  const browser = markBrowser(backend, request, reply, address)
  const name = deviceName(request.headers['user-agent'])
  const { token, session } = await backend.store.write(async (tx) => {
    if (before !== undefined) await tx.deleteFrom('staff_session').where('token_hash', '=', tokenHash(before)).execute()
    await recordAudit(tx, address, `desk sign-in by ${method}`, '', now)
    await noteBrowser(tx, desk, address, browser, name, now)
    return beginSession(tx, address, name, method, now)
  })
  backend.wakeMailer()
  setCookie(backend, reply, 'session', token, Math.floor((session.ends_at - now) / 1000))
  const member = members.find((one) => one.address === address)
  if (!member) throw new Error('A member of staff disappeared while signing in.')
  return sessionAnswer(desk, { session, member })
}
