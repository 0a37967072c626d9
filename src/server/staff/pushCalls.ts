import type { FastifyInstance } from 'fastify'
import { type PushSettings, pushSubscription, quietChange } from '#contract/staff/push.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { mayBePushAddress } from '../push/pushAddress.ts'
import { endPush, quietHoursOf } from '../push/pushQueue.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the calls with which a device asks to be told of new enquiries, and a member sets quiet hours. */
export function addPushCalls(app: FastifyInstance, desk: Desk): void {
  const { publicKey, services } = desk.push
  const { store } = desk.backend

  addStaffCall(app, desk, 'pushSettings', undefined, async ({ actor, session }) => {
    const device = await store.db
      .selectFrom('push_device')
      .select('endpoint')
      .where('session_id', '=', session.id)
      .executeTakeFirst()
    const quiet = await quietHoursOf(store.db, actor)
    const body: PushSettings = { publicKey, endpoint: device?.endpoint ?? null, quiet }
    return { body }
  })

  addStaffCall(app, desk, 'startPush', pushSubscription, async ({ body: { endpoint, keys }, actor, session, now }) => {
    if (!mayBePushAddress(endpoint, services)) throw new HttpError(422, staffTexts.noPushService)
    await store.write(async (tx) => {
      // The same browser, in an earlier session or for a colleague.
      await tx.deleteFrom('push_device').where('endpoint', '=', endpoint).execute()
      await endPush(tx, session.id)
      const row = { session_id: session.id, address: actor, endpoint, ...keys, created_at: now, pushed_at: null }
      await tx.insertInto('push_device').values(row).execute()
      await recordAudit(tx, actor, 'desk push start', session.id, now)
    })
    return {}
  })

  addStaffCall(app, desk, 'endPush', undefined, async ({ actor, session, now }) => {
    await store.write(async (tx) => {
      await endPush(tx, session.id)
      await recordAudit(tx, actor, 'desk push end', session.id, now)
    })
    return {}
  })

  addStaffCall(app, desk, 'saveQuietHours', quietChange, async ({ body: { quiet }, actor, now }) => {
    await store.write(async (tx) => {
      await tx.deleteFrom('staff_quiet').where('address', '=', actor).execute()
      if (quiet) {
        const row = { address: actor, from_time: quiet.from, to_time: quiet.to, zone: quiet.zone }
        await tx.insertInto('staff_quiet').values(row).execute()
      }
      // What the hours before held back is looked at again, and held back by the new ones or not.
      const devices = tx.selectFrom('push_device').select('session_id').where('address', '=', actor)
      await tx
        .updateTable('push_message')
        .set({ next_at: now })
        .where('session_id', 'in', devices)
        .where('done_at', 'is', null)
        .where('attempts', '=', 0)
        .execute()
    })
    return {}
  })
}
