import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { attachmentLimits, attachmentNameHeader } from '#contract/staff/messages.ts'
import { recordAudit } from '../audit/audit.ts'
import { HttpError } from '../http/errors.ts'
import { attachmentOf, piecesOf, storeFile } from '../messages/attachments.ts'
import { attachmentDisposition, cleanFileName } from '../messages/fileName.ts'
import { typeOf, unknownType } from '../messages/fileType.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Types that a browser may be told. Whatever they are, they are saved and not shown. */
const namedTypes = /^(?:image\/(?:png|jpeg|gif|webp|heic|tiff)|application\/pdf|text\/plain)$/

/** Adds files: one for an answer that is being written, one to be saved, and removing one that was not sent. */
export function addAttachmentCalls(app: FastifyInstance, desk: Desk): void {
  const { store } = desk.backend
  const { db } = store

  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: attachmentLimits.each } as const
    scope.addContentTypeParser(unknownType, options, (_request, body, done) => done(null, body))
    addStaffCall(scope, desk, 'addAttachment', undefined, async ({ request, id: enquiry_id, actor, now }) => {
      const content = request.body
      if (!Buffer.isBuffer(content) || content.length === 0) throw new HttpError(400, staffTexts.noFile)
      const file = { name: cleanFileName(nameIn(request.headers)), type: await typeOf(content), content }
      const row = await store.write(async (tx) => {
        const enquiry = await tx.selectFrom('enquiry').select('id').where('id', '=', enquiry_id).executeTakeFirst()
        if (!enquiry) throw new HttpError(404, staffTexts.unknownRecord)
        await recordAudit(tx, actor, 'attachment add', enquiry_id, now)
        return storeFile(tx, { enquiry_id, message_id: null, answer_id: null, author: actor }, file, now)
      })
      return { status: 201, body: attachmentOf(row) }
    })
  })

  addStaffCall(app, desk, 'attachment', undefined, async ({ id }) => {
    const row = await db.selectFrom('attachment').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new HttpError(404, staffTexts.unknownRecord)
    if (row.threat !== null) throw new HttpError(423, staffTexts.infectedFile(row.threat))
    if (desk.scansFiles && row.scanned_at === null) throw new HttpError(423, staffTexts.unscannedFile)
    const headers = {
      'Content-Type': namedTypes.test(row.type) ? row.type : unknownType,
      'Content-Length': String(row.bytes),
      'Content-Disposition': attachmentDisposition(row.name),
      'Content-Security-Policy': "sandbox; default-src 'none'",
    }
    return { body: Readable.from(piecesOf(db, id)), headers }
  })

  addStaffCall(app, desk, 'removeAttachment', undefined, async ({ id, actor, now }) => {
    const removed = await store.write(async (tx) => {
      const row = await tx
        .deleteFrom('attachment')
        .where('id', '=', id)
        .where('message_id', 'is', null)
        .where('answer_id', 'is', null)
        .returning('enquiry_id')
        .executeTakeFirst()
      if (row) await recordAudit(tx, actor, 'attachment remove', row.enquiry_id ?? '', now)
      return row
    })
    if (!removed) throw new HttpError(404, staffTexts.unknownRecord)
    return {}
  })
}

/** The name that the browser sent, encoded because a header holds no other letters. */
function nameIn(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const name = headers[attachmentNameHeader.toLowerCase()]
  if (typeof name !== 'string') return ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
