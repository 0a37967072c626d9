import type { FastifyInstance, FastifyRequest } from 'fastify'
import { linkMinutes, newPasskey, type Passkey, passkeySignIn } from '#contract/staff/signIn.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import type { StaffPasskeyRow, StaffSessionRow } from '../store/tables.ts'
import { browserOf, recogniseBrowser, visitorOf } from './browserCookie.ts'
import type { Desk } from './desk.ts'
import { removePasskey } from './formerStaff.ts'
import { notify } from './knownBrowsers.ts'
import { findMember } from './members.ts'
import { newPasskeyOptions, signInOptions, verifyNewPasskey, verifySignIn } from './passkeys.ts'
import { openSession } from './sessionAnswer.ts'
import { addOpenCall, addStaffCall, originOf } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** So long after signing in a passkey may be added. */
const freshTime = linkMinutes * 60_000
/** More than anybody has devices. */
const mostPasskeys = 10

/** Adds signing in with a passkey, and the list of a member's passkeys. */
export function addPasskeyCalls(app: FastifyInstance, desk: Desk): void {
  const { backend, members, limits } = desk
  const { store } = backend
  const origin = ({ headers }: FastifyRequest) => {
    const own = originOf(backend.publicUrl, headers.origin, headers.host)
    if (own === undefined) throw new HttpError(403, staffTexts.foreignOrigin)
    return own
  }

  addOpenCall(app, desk, 'passkeyOptions', undefined, async ({ request, reply }) => {
    const recent = await desk.recentMembers()
    limits.attempt('passkey', visitorOf(backend, request, recent))
    const browser = recogniseBrowser(backend, request, reply, recent)
    return { body: await signInOptions(backend, origin(request), browser) }
  })

  addOpenCall(app, desk, 'passkeySignIn', passkeySignIn, async ({ request, reply, body, now }) => {
    limits.attempt('passkey', visitorOf(backend, request, await desk.recentMembers()))
    const browser = browserOf(backend, request)
    const passkey = await verifySignIn(backend, origin(request), browser, body.challengeId, body.response)
    const member = passkey && (await findMember(store.db, members, passkey.address))
    if (!member) throw new HttpError(401, staffTexts.passkeyRefused)
    return { body: await openSession(desk, request, reply, member.address, 'passkey', now) }
  })

  addStaffCall(app, desk, 'passkeys', undefined, async ({ actor }) => {
    const rows = await store.db.selectFrom('staff_passkey').selectAll().where('address', '=', actor).execute()
    return { body: { items: rows.map(passkeyOf) } }
  })

  addStaffCall(app, desk, 'newPasskeyOptions', undefined, async ({ request, actor, session, now }) => {
    await mayAdd(desk, session, now)
    return { body: await newPasskeyOptions(backend, origin(request), actor, session.id) }
  })

  addStaffCall(app, desk, 'addPasskey', newPasskey, async ({ request, body, actor, session, now }) => {
    await mayAdd(desk, session, now)
    const { challengeId, name, response } = body
    const row = await verifyNewPasskey(backend, origin(request), actor, session.id, challengeId, name, response)
    if (!row) throw new HttpError(400, staffTexts.passkeyNotAdded)
    const added = await store.write(async (tx) => {
      const inserted = await tx
        .insertInto('staff_passkey')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted) {
        await recordAudit(tx, actor, 'desk passkey add', '', now)
        await notify(tx, desk, 'passkey', actor, name, now)
      }
      return inserted
    })
    if (!added) throw new HttpError(400, staffTexts.passkeyNotAdded)
    backend.wakeMailer()
    return { status: 201, body: passkeyOf(row) }
  })

  addStaffCall(app, desk, 'removePasskey', undefined, async ({ id, actor, now }) => {
    const removed = await store.write(async (tx) => {
      const own = tx.selectFrom('staff_passkey').select('id').where('id', '=', id).where('address', '=', actor)
      const row = await own.executeTakeFirst()
      if (!row) return undefined
      await removePasskey(tx, id, now)
      await recordAudit(tx, actor, 'desk passkey remove', '', now)
      return row
    })
    if (!removed) throw new HttpError(404, staffTexts.unknownRecord)
    return {}
  })
}

/**
 * A passkey outlives its session, so a browser left open must not be enough to add one: the member signed in just now.
 */
async function mayAdd({ backend }: Desk, session: StaffSessionRow, now: number): Promise<void> {
  if (session.created_at + freshTime <= now) throw new HttpError(403, staffTexts.signInAgain)
  const { count } = await backend.store.db
    .selectFrom('staff_passkey')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('address', '=', session.address)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostPasskeys) throw new HttpError(409, staffTexts.tooManyPasskeys(mostPasskeys))
}

function passkeyOf({ id, name, created_at, used_at, is_synced }: StaffPasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: new Date(created_at).toISOString(),
    usedAt: used_at === null ? null : new Date(used_at).toISOString(),
    isSynced: is_synced === 1,
  }
}
