import type { FastifyInstance } from 'fastify'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type EnquiryConflict, newAnswer, newNote } from '#contract/staff/enquiries.ts'
import { attachmentLimits } from '#contract/staff/messages.ts'
import { removal } from '#contract/staff/removal.ts'
import { templateChange, templateOrder } from '#contract/staff/templates.ts'
import { recordAudit } from '../audit/audit.ts'
import { answerEnquiry, cancelAnswer } from '../enquiries/answers.ts'
import { answersOf, noteOf } from '../enquiries/enquiryDetail.ts'
import { itemsWithIds } from '../enquiries/enquiryItem.ts'
import { addNote } from '../enquiries/notes.ts'
import { findTemplate, orderTemplates, removeTemplate, saveTemplate, templateColumns } from '../enquiries/templates.ts'
import { HttpError } from '../http/errors.ts'
import type { Tx } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { createOnce, runOnce } from './runOnce.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

const { count, together } = attachmentLimits
const tooManyFiles = staffTexts.tooManyFiles(count, `${together / 1_000_000} MB`)

/** Adds private notes, answers by email, and their templates. */
export function addAnswerCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store

  addStaffCall(app, desk, 'addNote', newNote, async (context) => {
    const { id: enquiry_id, body, actor, now } = context
    const noteId = await runOnce(context, async (tx, id) => {
      const added = await addNote(tx, { id, enquiry_id, author: actor, text: body.text, created_at: now })
      if (!added) throw new HttpError(404, staffTexts.unknownRecord)
      await recordAudit(tx, actor, 'enquiry note', enquiry_id, now)
    })
    desk.changes.look()
    const row = await db.selectFrom('enquiry_note').selectAll().where('id', '=', noteId).executeTakeFirst()
    if (!row) throw new HttpError(404, staffTexts.unknownRecord)
    return { status: 201, body: noteOf(row) }
  })

  addStaffCall(app, desk, 'answerEnquiry', newAnswer, async (context) => {
    const { id: enquiryId, body, actor, now } = context
    let hasConflict = false
    // The form sends it plainly, and after a lost confirmation the device's queue strictly: it is the same answer.
    const once = { ...context, body: { ...body, strict: undefined } }
    const answerId = await runOnce(once, async (tx, id) => {
      const result = await answerEnquiry(tx, { id, enquiryId, author: actor, ...body }, now)
      hasConflict = result === 'conflict'
      if (hasConflict) throw new HttpError(409, staffTexts.conflict)
      if (result === 'missing') throw new HttpError(404, staffTexts.unknownRecord)
      if (result === 'infectedFile') throw new HttpError(422, staffTexts.infectedAnswer)
      if (result === 'missingFile') throw new HttpError(422, staffTexts.missingFile)
      if (result === 'tooManyFiles') throw new HttpError(422, tooManyFiles)
      if (result === 'noAddress') throw new HttpError(422, staffTexts.noAddress)
      await recordAudit(tx, actor, 'enquiry answer', enquiryId, now)
    }).catch((error: unknown) => {
      if (hasConflict) return undefined
      throw error
    })
    desk.changes.look()
    if (answerId === undefined) {
      const [theirs] = await itemsWithIds(db, [enquiryId], now)
      if (!theirs) throw new HttpError(404, staffTexts.unknownRecord)
      const conflict: EnquiryConflict = { message: staffTexts.conflict, yours: null, theirs }
      return { status: 409, body: conflict }
    }
    desk.backend.wakeMailer()
    const answer = (await answersOf(db, enquiryId, now)).find(({ id }) => id === answerId)
    if (!answer) throw new HttpError(404, staffTexts.unknownRecord)
    return { status: 201, body: answer }
  })

  addStaffCall(app, desk, 'cancelAnswer', undefined, async ({ id, actor, now }) => {
    const enquiryId = await store.write(async (tx) => {
      const cancelled = await cancelAnswer(tx, id, actor, now)
      if (cancelled !== undefined) await recordAudit(tx, actor, 'enquiry answer cancel', cancelled, now)
      return cancelled
    })
    if (enquiryId === undefined) throw new HttpError(409, staffTexts.tooLateToCancel)
    desk.changes.look()
    const [item] = await itemsWithIds(db, [enquiryId], now)
    return { body: item }
  })

  addStaffCall(app, desk, 'templates', undefined, async () => {
    const list = db.selectFrom('answer_template').select(templateColumns).orderBy('position').orderBy('name').limit(200)
    return { body: { items: await list.execute() } }
  })

  addStaffCall(app, desk, 'saveTemplate', templateChange, async (context) => {
    const { body, actor, now } = context
    const save = async (tx: Tx, newId: string) => {
      const result = await saveTemplate(tx, body, actor, newId, now)
      if (result.state === 'created' || result.state === 'changed')
        await recordAudit(tx, actor, 'template save', result.template.id, now)
      return result
    }
    const made = await createOnce(context, async (tx, newId) => void (await save(tx, newId)))
    if (made !== undefined) {
      desk.changes.look()
      const template = await findTemplate(db, made)
      if (!template) throw new HttpError(404, staffTexts.unknownRecord)
      return { status: 201, body: template }
    }
    const saved = await store.write((tx) => save(tx, uuidv7(now)))
    desk.changes.look()
    if (saved.state === 'missing') throw new HttpError(404, staffTexts.unknownRecord)
    if (saved.state === 'conflict')
      return { status: 409, body: { message: staffTexts.conflict, theirs: saved.template } }
    return { status: saved.state === 'created' ? 201 : 200, body: saved.template }
  })

  addStaffCall(app, desk, 'orderTemplates', templateOrder, async ({ body: { ids }, actor, now }) => {
    await store.write(async (tx) => {
      await orderTemplates(tx, ids, now)
      await recordAudit(tx, actor, 'template order', String(ids.length), now)
    })
    desk.changes.look()
    return {}
  })

  addStaffCall(app, desk, 'removeTemplate', removal, async ({ id, body: { version }, actor, now }) => {
    const isGone = await store.write(async (tx) => {
      const isRemoved = await removeTemplate(tx, id, version, actor, now)
      if (isRemoved) await recordAudit(tx, actor, 'template remove', id, now)
      return isRemoved
    })
    desk.changes.look()
    if (isGone) return {}
    return { status: 409, body: { message: staffTexts.conflict, theirs: await findTemplate(db, id) } }
  })
}
