import type { FastifyInstance } from 'fastify'
import { heldMailSearch, mailAttachment } from '#contract/staff/messages.ts'
import { recordAudit } from '../audit/audit.ts'
import { itemsWithIds } from '../enquiries/enquiryItem.ts'
import { HttpError } from '../http/errors.ts'
import { attachMail, removeMail } from '../messages/heldMail.ts'
import { heldMails } from '../messages/threadMessages.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the emails that belong to no enquiry yet: their list, putting one into a conversation, and removing it. */
export function addMailCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend

  addStaffCall(app, desk, 'heldMails', heldMailSearch, async ({ body: { cursor, limit } }) => {
    return { body: await heldMails(store.db, cursor, limit) }
  })

  addStaffCall(app, desk, 'attachMail', mailAttachment, async ({ id, body: { enquiryId }, actor, now }) => {
    const attached = await store.write(async (tx) => {
      const done = await attachMail(tx, id, enquiryId, now)
      if (done) await recordAudit(tx, actor, 'mail attach', enquiryId, now)
      return done
    })
    desk.changes.look()
    const [item] = attached ? await itemsWithIds(store.db, [enquiryId], now) : []
    if (!item) throw new HttpError(404, staffTexts.unknownRecord)
    return { body: item }
  })

  addStaffCall(app, desk, 'removeMail', undefined, async ({ id, actor, now }) => {
    const removed = await store.write(async (tx) => {
      const done = await removeMail(tx, id, now)
      if (done) await recordAudit(tx, actor, 'mail remove', id, now)
      return done
    })
    if (!removed) throw new HttpError(404, staffTexts.unknownRecord)
    desk.changes.look()
    return {}
  })
}
