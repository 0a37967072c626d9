import type { FastifyInstance } from 'fastify'
import type { Device } from '#contract/staff/signIn.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import type { Desk } from './desk.ts'
import { idleTime } from './sessions.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the list of a member's signed-in browsers, and the call that signs one out. */
export function addDeviceCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'devices', undefined, async ({ actor, session, now }) => {
    const rows = await store.db
      .selectFrom('staff_session')
      .selectAll()
      .where('address', '=', actor)
      .where('ends_at', '>', now)
      .where('last_seen_at', '>', now - idleTime)
      .orderBy('last_seen_at', 'desc')
      .execute()
    const items: Device[] = rows.map(({ id, device, method, created_at, last_seen_at }) => ({
      id,
      name: device,
      method,
      signedInAt: new Date(created_at).toISOString(),
      lastSeenAt: new Date(last_seen_at).toISOString(),
      isThisOne: id === session.id,
    }))
    return { body: { items } }
  })

  addStaffCall(app, desk, 'signOutDevice', undefined, async ({ actor, id, now }) => {
    const ended = await store.write(async (tx) => {
      const row = await tx
        .deleteFrom('staff_session')
        .where('id', '=', id)
        .where('address', '=', actor)
        .returning('id')
        .executeTakeFirst()
      if (row) await recordAudit(tx, actor, 'desk sign-out', id, now)
      return row
    })
    if (!ended) throw new HttpError(404, staffTexts.unknownRecord)
    return {}
  })
}
