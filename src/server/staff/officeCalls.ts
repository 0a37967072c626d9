import type { FastifyInstance } from 'fastify'
import { type OfficeAnswer, officeSettings } from '#contract/staff/messages.ts'
import { recordAudit } from '../audit/audit.ts'
import { officeDefaults, readOffice, saveOffice } from '../enquiries/office.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the settings that the office changes itself: its days, holidays and promise, and which emails are sent. */
export function addOfficeCalls(app: FastifyInstance, desk: Desk): void {
  const { store, mail } = desk.backend

  addStaffCall(app, desk, 'office', undefined, async () => {
    const body: OfficeAnswer = { ...(await readOffice(store.db)), defaults: officeDefaults(mail?.digestRate) }
    return { body }
  })

  addStaffCall(app, desk, 'saveOffice', officeSettings, async ({ body, actor, now }) => {
    const { saved, office } = await store.write(async (tx) => {
      const result = await saveOffice(tx, body, actor, now)
      if (result.saved) await recordAudit(tx, actor, 'office settings', String(result.office.version), now)
      return result
    })
    desk.changes.look()
    return { status: saved ? 200 : 409, body: office }
  })
}
