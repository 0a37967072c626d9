import type { FastifyInstance } from 'fastify'
import {
  type PushKind,
  type PushSettings,
  pushChoice,
  pushKindsOf,
  pushSubscription,
  quietChange,
} from '#contract/staff/push.ts'
import type { Role } from '#contract/staff/roles.ts'
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

  addStaffCall(app, desk, 'pushSettings', undefined, async ({ actor, member: { role }, session }) => {
    const device = await deviceOf(store.db, session.id, pushKindsOf(role))
    const body: PushSettings = { publicKey, ...device, quiet: await quietHoursOf(store.db, actor) }
    return { body }
  })

  addStaffCall(app, desk, 'startPush', pushSubscription, async ({ body, actor, member: { role }, session, now }) => {
    if (!mayBePushAddress(body.endpoint, services)) throw new HttpError(422, staffTexts.noPushService)
    await store.write(async (tx) => {
      await addDevice(tx, session.id, actor, body, allowed(body.kinds, role), now)
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

  addStaffCall(app, desk, 'choosePush', pushChoice, async ({ body: { kinds }, member: { role }, session }) => {
    await store.write((tx) => chooseKinds(tx, session.id, allowed(kinds, role)))
    return {}
  })

  addStaffCall(app, desk, 'saveQuietHours', quietChange, async ({ body: { quiet }, actor, now }) => {
    await store.write((tx) => saveQuietHours(tx, actor, quiet, now))
    return {}
  })
}

/** Of these kinds, or of all if none are named, those that the role may hear of. */
function allowed(kinds: readonly PushKind[] | undefined, role: Role): PushKind[] {
  return pushKindsOf(role).filter((kind) => kinds === undefined || kinds.includes(kind))
}
