import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import type { Listing } from '#contract/staff/listing.ts'
import { mostViews, newView, type SavedView } from '#contract/staff/views.ts'
import { recordAudit } from '../audit/audit.ts'
import { removeView, saveView, viewsOf } from '../enquiries/savedViews.ts'
import { HttpError } from '../http/errors.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the views over the list of enquiries that members save. */
export function addViewCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'views', undefined, async ({ actor }) => {
    const answer: Listing<SavedView> = { items: await viewsOf(store.db, actor) }
    return { body: answer }
  })

  addStaffCall(app, desk, 'saveView', newView, async ({ body, actor, now }) => {
    const id = await store.write(async (tx) => {
      const saved = await saveView(tx, body, uuidv7(now), actor)
      if (saved === undefined) throw new HttpError(400, staffTexts.tooManyViews(mostViews))
      await recordAudit(tx, actor, 'view save', saved, now)
      return saved
    })
    const view = (await viewsOf(store.db, actor)).find((one) => one.id === id)
    if (!view) throw new HttpError(404, staffTexts.unknownRecord)
    return { body: view }
  })

  addStaffCall(app, desk, 'removeView', undefined, async ({ id, member, actor, now }) => {
    await store.write(async (tx) => {
      const isRemoved = await removeView(tx, id, actor, member.role === 'owner')
      if (!isRemoved) throw new HttpError(404, staffTexts.unknownRecord)
      await recordAudit(tx, actor, 'view remove', id, now)
    })
    return {}
  })
}
