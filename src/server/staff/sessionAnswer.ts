import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAnswer } from '#contract/staff/signIn.ts'
import { recordAudit } from '../audit/audit.ts'
import { tokenHash } from '../links/tokens.ts'
import type { StaffSessionRow } from '../store/tables.ts'
import { markBrowser } from './browserCookie.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Desk } from './desk.ts'
import { noteBrowser } from './knownBrowsers.ts'
import { assignees, findMember, listMembers } from './members.ts'
import { namesOf, readProfile } from './profiles.ts'
import { beginSession, deviceName, type SignedIn } from './sessions.ts'

/** The session as a signed-in browser needs it. */
export async function sessionAnswer(
  { backend, members, scansFiles }: Desk,
  { session, member }: SignedIn,
): Promise<SessionAnswer & { signedIn: true }> {
  const { db } = backend.store
  const passkey = await db
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
    staff: assignees(await listMembers(db, members)),
    names: await namesOf(db),
    signatures: (await readProfile(db, member.address)).signatures,
    idleUntil: new Date(Math.min(session.last_seen_at + session.idle_time, session.ends_at)).toISOString(),
    endsAt: new Date(session.ends_at).toISOString(),
    hasPasskey: passkey !== undefined,
    ...(scansFiles && { scansFiles }),
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
  const { backend, members, passkeyDays } = desk
  const before = readCookie(backend, request, 'session')
  const browser = markBrowser(backend, request, reply, address)
  const name = deviceName(request.headers['user-agent'])
  const { token, session } = await backend.store.write(async (tx) => {
    if (before !== undefined) await tx.deleteFrom('staff_session').where('token_hash', '=', tokenHash(before)).execute()
    await recordAudit(tx, address, `desk sign-in by ${method}`, '', now)
    await noteBrowser(tx, desk, address, browser, name, now)
    return beginSession(tx, address, name, method, passkeyDays, now)
  })
  backend.wakeMailer()
  setCookie(backend, reply, 'session', token, Math.floor((session.ends_at - now) / 1000))
  const member = await findMember(backend.store.db, members, address)
  if (!member) throw new Error('A member of staff disappeared while signing in.')
  return sessionAnswer(desk, { session, member })
}
