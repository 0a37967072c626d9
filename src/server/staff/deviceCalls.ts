import type { FastifyInstance } from 'fastify'
import { mayCall } from '#contract/staff/roles.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { recordChange } from '../store/changes.ts'
import type { Desk } from './desk.ts'
import { deviceOf } from './memberList.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the list of a member's signed-in browsers, and the call that signs one out, an owner any. */
export function addDeviceCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'devices', undefined, async ({ actor, session, now }) => {
    const rows = await store.db
      .selectFrom('staff_session')
      .selectAll()
      .where('address', '=', actor)
      .where('ends_at', '>', now)
      .where(({ eb }) => eb(eb('last_seen_at', '+', eb.ref('idle_time')), '>', now))
      .orderBy('last_seen_at', 'desc')
      .execute()
    const items = rows.map((row) => deviceOf(row, session.id))
    return { body: { items } }
  })

  addStaffCall(app, desk, 'signOutDevice', undefined, async ({ actor, member, id, now }) => {
    // A lost phone of somebody's is for an owner to sign out.
    const isAnybodys = mayCall(member.role, 'members')
    const ended = await store.write(async (tx) => {
      const row = await tx
        .deleteFrom('staff_session')
        .where('id', '=', id)
        .$if(!isAnybodys, (query) => query.where('address', '=', actor))
        .returning('id')
        .executeTakeFirst()
      if (!row) return undefined
      await recordAudit(tx, actor, 'desk sign-out', id, now)
      await recordChange(tx, 'member', '', 'changed', now)
      return row
    })
    if (!ended) throw new HttpError(404, staffTexts.unknownRecord)
    desk.changes.look()
    return {}
  })
}
