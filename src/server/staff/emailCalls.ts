import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { type EmailItem, type EmailPage, type EmailState, emailSearch } from '#contract/staff/operation.ts'
import { recordAudit } from '../audit/audit.ts'
import { findEmail } from '../cli/emails.ts'
import { HttpError } from '../http/errors.ts'
import { releaseEmails } from '../mail/heldEmails.ts'
import { resendEmail } from '../mail/resend.ts'
import type { EmailRow, Tables } from '../store/tables.ts'
import type { Desk } from './desk.ts'
import { addStaffCall } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/** Adds the list of emails by state, and what can be done with one. */
export function addEmailCalls(app: FastifyInstance, desk: Desk): void {
  const { store, wakeMailer } = desk.backend

  addStaffCall(app, desk, 'emails', emailSearch, async ({ body: { state, cursor, limit } }) => {
    const rows = await emailsIn(store.db, state, cursor, limit + 1)
    const shown = rows.slice(0, limit)
    const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
    const answer: EmailPage = { items: await emailItems(store.db, shown, state), next }
    return { body: answer }
  })

  addStaffCall(app, desk, 'resendEmail', undefined, async ({ id, actor, now }) => {
    const email = await findEmail(store, id)
    if (!email) throw new HttpError(404, staffTexts.unknownRecord)
    // The list of whoever pressed may be old: what a colleague sent again in the meantime must reach nobody twice.
    const isGivenUp = email.dead_at !== null && email.sent_at === null
    await store.write(async (tx) => {
      if (!isGivenUp || (await resendEmail(tx, email, now)) === 0) throw new HttpError(409, staffTexts.notSent)
      await recordAudit(tx, actor, 'email resend', id, now)
    })
    wakeMailer()
    return {}
  })

  addStaffCall(app, desk, 'releaseEmail', undefined, async ({ id, actor, now }) => {
    if ((await releaseEmails(store, id, now)) === 0) throw new HttpError(409, staffTexts.notSent)
    await store.write((tx) => recordAudit(tx, actor, 'email release', id, now))
    wakeMailer()
    return {}
  })

  addStaffCall(app, desk, 'discardEmail', undefined, async ({ id, actor, now }) => {
    const discarded = await store.write(async (tx) => {
      const row = await tx
        .deleteFrom('mail_queue')
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (row) await recordAudit(tx, actor, 'email discard', id, now)
      return row
    })
    if (!discarded) throw new HttpError(409, staffTexts.notSent)
    return {}
  })
}

function emailsIn(db: Kysely<Tables>, state: EmailState, before: string | undefined, limit: number) {
  return db
    .selectFrom('mail_queue')
    .selectAll()
    .where((eb) =>
      eb.and([
        eb('sent_at', state === 'sent' ? 'is not' : 'is', null),
        ...(state === 'sent' ? [] : [eb('dead_at', state === 'dead' ? 'is not' : 'is', null)]),
        ...(state === 'held' ? [eb('held_at', 'is not', null)] : []),
        ...(state === 'waiting' ? [eb('held_at', 'is', null)] : []),
        ...(before === undefined ? [] : [eb('id', '<', before)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

async function emailItems(db: Kysely<Tables>, rows: readonly EmailRow[], state: EmailState): Promise<EmailItem[]> {
  if (rows.length === 0) return []
  const subjects = rows.map(({ subject_id }) => subject_id)
  const answers = await db
    .selectFrom('enquiry_answer')
    .select(['id', 'enquiry_id'])
    .where('id', 'in', subjects)
    .execute()
  const reports = await db.selectFrom('report').select(['id', 'comment_id']).where('id', 'in', subjects).execute()
  const aboutOf = ({ kind, subject_id }: EmailRow): EmailItem['about'] => {
    if (kind === 'enquiry') return { kind: 'enquiry', id: subject_id }
    if (kind === 'comment' || kind === 'held') return { kind: 'comment', id: subject_id }
    const answer = answers.find(({ id }) => id === subject_id)
    if (answer) return { kind: 'enquiry', id: answer.enquiry_id }
    const report = reports.find(({ id }) => id === subject_id)
    return report ? { kind: 'comment', id: report.comment_id } : null
  }
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state,
    createdAt: new Date(row.created_at).toISOString(),
    attempts: row.attempts,
    nextAt: state === 'waiting' ? new Date(row.next_at).toISOString() : null,
    sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
    error: row.error,
    about: aboutOf(row),
  }))
}
