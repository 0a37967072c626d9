import type { FastifyInstance } from 'fastify'
import { langAt } from '#content/languages.ts'
import type { CallLink } from '#contract/staff/calls.ts'
import type { EnquiryConflict } from '#contract/staff/enquiries.ts'
import { newEnquiry, newMessage, personChange } from '#contract/staff/messages.ts'
import { recordAudit } from '../audit/audit.ts'
import { callTextsIn } from '../calls/callTexts.ts'
import { addEvent, changeEnquiry } from '../enquiries/changeEnquiry.ts'
import { itemsWithIds } from '../enquiries/enquiryItem.ts'
import { changePerson, enterEnquiry, timeOf } from '../enquiries/enterEnquiry.ts'
import { readOffice } from '../enquiries/office.ts'
import { HttpError } from '../http/errors.ts'
import { signedUrl } from '../links/signedLink.ts'
import { isEmailAddress } from '../mail/emailAddress.ts'
import { beginWithMail } from '../messages/heldMail.ts'
import { clientWrote, enteredMessage, storeMessage } from '../messages/storeMessage.ts'
import { messageOf } from '../messages/threadMessages.ts'
import { recordChange } from '../store/changes.ts'
import type { Desk } from './desk.ts'
import { checkAssignee } from './inboxCalls.ts'
import { runOnce } from './runOnce.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds what staff enter of a conversation: enquiries by other ways than the form, calls and visits, and who it was; and the link to book a call. */
export function addConversationCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store

  addStaffCall(app, desk, 'createEnquiry', newEnquiry, async (context) => {
    const { body, actor, now } = context
    await checkAssignee(desk, body)
    if (body.email !== '' && !isEmailAddress(body.email)) throw new HttpError(422, staffTexts.badAddress)
    if (body.message === '' && body.mailId === undefined) throw new HttpError(422, staffTexts.noMessage)
    const enquiryId = await runOnce(context, async (tx, id) => {
      await enterEnquiry(tx, body, id, actor, desk.members, now)
      if (body.mailId !== undefined && !(await beginWithMail(tx, body.mailId, id, now)))
        throw new HttpError(404, staffTexts.unknownRecord)
      await recordChange(tx, 'enquiry', id, 'new', now)
      await recordAudit(tx, actor, 'enquiry enter', id, now)
    })
    desk.changes.look()
    const [item] = await itemsWithIds(db, [enquiryId], now)
    if (!item) throw new HttpError(404, staffTexts.unknownRecord)
    return { status: 201, body: item }
  })

  addStaffCall(app, desk, 'changePerson', personChange, async ({ id, body, actor, now }) => {
    const result = await store.write(async (tx) => {
      const changed = await changePerson(tx, id, body, actor, now)
      if (changed === 'done') await recordAudit(tx, actor, 'enquiry person', id, now)
      return changed
    })
    if (result === 'badAddress') throw new HttpError(422, staffTexts.badAddress)
    desk.changes.look()
    const [item] = await itemsWithIds(db, [id], now)
    if (!item) throw new HttpError(404, staffTexts.unknownRecord)
    if (result === 'done') return { body: item }
    const conflict: EnquiryConflict = { message: staffTexts.conflict, yours: null, theirs: item }
    return { status: 409, body: conflict }
  })

  addStaffCall(app, desk, 'callLink', undefined, async ({ id }) => {
    const enquiry = await store.db.selectFrom('enquiry').select('page').where('id', '=', id).executeTakeFirst()
    if (!enquiry) throw new HttpError(404, staffTexts.unknownRecord)
    if (!(await readOffice(store.db)).calls) throw new HttpError(409, staffTexts.noCalls)
    const url = signedUrl(desk.backend, 'call', id, 0)
    const body: CallLink = { url, text: `${callTextsIn(langAt(enquiry.page)).texts.invite}\n${url}` }
    return { body }
  })

  addStaffCall(app, desk, 'addMessage', newMessage, async (context) => {
    const { id: enquiry_id, body, actor, now } = context
    const { direction, channel, text, state } = body
    const at = timeOf(body.at, now)
    const messageId = await runOnce(context, async (tx, id) => {
      const enquiry = await tx.selectFrom('enquiry').select('id').where('id', '=', enquiry_id).executeTakeFirst()
      if (!enquiry) throw new HttpError(404, staffTexts.unknownRecord)
      const row = { ...enteredMessage, enquiry_id, mark: id, direction, channel, author: actor, text, sent_at: at }
      await storeMessage(tx, row, [], now, id)
      if (direction === 'in') await clientWrote(tx, enquiry_id, { channel, at, actor }, now)
      else await addEvent(tx, enquiry_id, actor, 'message', now, '', channel)
      // A new version in any case: a colleague who is writing an answer must hear of the call.
      await changeEnquiry(tx, enquiry_id, { state, isAnswer: true }, actor, now)
      await recordAudit(tx, actor, 'enquiry message', enquiry_id, now)
    })
    desk.changes.look()
    const row = await db.selectFrom('enquiry_message').selectAll().where('id', '=', messageId).executeTakeFirst()
    if (!row) throw new HttpError(404, staffTexts.unknownRecord)
    return { status: 201, body: messageOf(row) }
  })
}
