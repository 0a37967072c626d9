import type { FastifyInstance } from 'fastify'
import { type PushSettings, pushChoice, pushSubscription, quietChange } from '#contract/staff/push.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { addDevice, chooseKinds, deviceOf, quietHoursOf, removeDevice, saveQuietHours } from '../push/devices.ts'
import { mayBePushAddress } from '../push/pushAddress.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the calls with which a device asks to be told of news, and a member sets quiet hours. */
export function addPushCalls(app: FastifyInstance, desk: Desk): void {
  const { publicKey, services } = desk.push
  const { store } = desk.backend

  addStaffCall(app, desk, 'pushSettings', undefined, async ({ actor, session }) => {
    const device = await deviceOf(store.db, session.id)
    const body: PushSettings = { publicKey, ...device, quiet: await quietHoursOf(store.db, actor) }
    return { body }
  })

  addStaffCall(app, desk, 'startPush', pushSubscription, async ({ body, actor, session, now }) => {
    if (!mayBePushAddress(body.endpoint, services)) throw new HttpError(422, staffTexts.noPushService)
    await store.write(async (tx) => {
      await addDevice(tx, session.id, actor, body, now)
      await recordAudit(tx, actor, 'desk push start', session.id, now)
    })
    return {}
  })

  addStaffCall(app, desk, 'endPush', undefined, async ({ actor, session, now }) => {
    await store.write(async (tx) => {
      await removeDevice(tx, session.id)
      await recordAudit(tx, actor, 'desk push end', session.id, now)
    })
    return {}
  })

  addStaffCall(app, desk, 'choosePush', pushChoice, async ({ body: { kinds }, session }) => {
    await store.write((tx) => chooseKinds(tx, session.id, kinds))
    return {}
  })

  addStaffCall(app, desk, 'saveQuietHours', quietChange, async ({ body: { quiet }, actor, now }) => {
    await store.write((tx) => saveQuietHours(tx, actor, quiet, now))
    return {}
  })
}
