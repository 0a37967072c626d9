import type { FastifyInstance } from 'fastify'
import { officeSettings } from '#contract/staff/messages.ts'
import { recordAudit } from '../audit/audit.ts'
import { readOffice, saveOffice } from '../enquiries/office.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'

/** Adds the settings that the office changes itself: its days, holidays and whether it acknowledges enquiries. */
export function addOfficeCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'office', undefined, async () => ({ body: await readOffice(store.db) }))

  addStaffCall(app, desk, 'saveOffice', officeSettings, async ({ body, actor, now }) => {
    const { saved, office } = await store.write(async (tx) => {
      const result = await saveOffice(tx, body, now)
      if (result.saved) await recordAudit(tx, actor, 'office settings', String(result.office.version), now)
      return result
    })
    desk.changes.look()
    return { status: saved ? 200 : 409, body: office }
  })
}
