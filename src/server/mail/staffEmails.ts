import { site } from '#content/site.ts'
import { deskPath } from '#contract/deskPath.ts'
import { invitationDays } from '#contract/staff/members.ts'
import { linkMinutes } from '#contract/staff/signIn.ts'
import type { Backend } from '../backend.ts'
import { issueCode } from '../links/signInCode.ts'
import { issueToken, signInUrl } from '../links/signInToken.ts'
import { filesOf } from '../messages/attachments.ts'
import { replyAddressOf } from '../messages/replyAddress.ts'
import { readProfile } from '../staff/profiles.ts'
import { isEmailAddress, withAsciiDomain } from './emailAddress.ts'
import type { EmailContent } from './emailContent.ts'
import { emailTexts } from './emailTexts.ts'
import { indianTime } from './indianTime.ts'

/** Characters of an enquiry that its answer quotes. */
const maxQuote = 10_000

/** An answer by staff to an enquirer. Replies come back to its conversation, or else to the provider's mailbox. */
export async function answerEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const { db } = backend.store
  const answer = await db.selectFrom('enquiry_answer').selectAll().where('id', '=', id).executeTakeFirst()
  const enquiry =
    answer && (await db.selectFrom('enquiry').selectAll().where('id', '=', answer.enquiry_id).executeTakeFirst())
  const address = enquiry?.email.trim() ?? ''
  if (!enquiry || !isEmailAddress(address)) return undefined
  const quoted = Array.from(enquiry.message.slice(0, 2 * maxQuote))
    .slice(0, maxQuote)
    .join('')
  return {
    to: [withAsciiDomain(address)],
    author: (await readProfile(db, answer.author)).name,
    replyTo: [{ name: site.product, address: replyAddressOf(backend, enquiry.id) }],
    subject: answer.subject,
    blocks: [
      { kind: 'text', text: answer.text },
      { kind: 'quote', author: emailTexts.answer.wrote(indianTime(enquiry.written_at), enquiry.name), text: quoted },
      { kind: 'text', text: emailTexts.answer.reference(enquiry.reference) },
    ],
    isPersonal: true,
    attachments: (await filesOf(db, 'answer_id', [id])).get(id) ?? [],
    references: answer.thread.split(' ').filter(Boolean),
  }
}

/** So long a link may wait in the queue; then whoever asked has asked again. */
const longestWait = 3_600_000

/**
 * A link that signs a member of staff in; not sent any more once it has been used. The time for which it works begins when
 * it is sent, so that none expires behind the enquiries in the queue. Its token is made here: it is in the email only.
 */
export async function signInEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const link = await backend.store.db.selectFrom('staff_link').selectAll().where('id', '=', id).executeTakeFirst()
  const now = backend.now()
  const isOver = !link || link.address === '' || link.used_at !== null || link.created_at + longestWait <= now
  if (isOver) return undefined
  const expires_at = now + linkMinutes * 60_000
  const { token, code } = await backend.store.write(async (tx) => {
    await tx.updateTable('staff_link').set({ expires_at }).where('id', '=', id).execute()
    return { token: await issueToken(tx, link), code: await issueCode(tx, link, backend.secret) }
  })
  const texts = emailTexts.signIn
  return {
    to: [link.address],
    subject: texts.subject,
    blocks: [
      { kind: 'text', text: texts.lead(linkMinutes) },
      { kind: 'link', label: texts.link, url: signInUrl(backend, token) },
      { kind: 'text', text: texts.code(`${code.slice(0, 3)} ${code.slice(3)}`) },
      { kind: 'text', text: texts.ignore },
    ],
  }
}

/** A link for somebody who was given access; not sent any more once it was used, or access has ended. */
export async function invitationEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const { db } = backend.store
  const link = await db.selectFrom('staff_link').selectAll().where('id', '=', id).executeTakeFirst()
  if (!link || link.used_at !== null) return undefined
  const member = await db
    .selectFrom('staff_member')
    .select('name')
    .where('address', '=', link.address)
    .executeTakeFirst()
  const expires_at = backend.now() + invitationDays * 86_400_000
  const token = await backend.store.write(async (tx) => {
    await tx.updateTable('staff_link').set({ expires_at }).where('id', '=', id).execute()
    return issueToken(tx, link)
  })
  const texts = emailTexts.invitation
  return {
    to: [withAsciiDomain(link.address)],
    subject: texts.subject,
    blocks: [
      { kind: 'text', text: texts.lead(member?.name ?? '') },
      { kind: 'text', text: texts.use(invitationDays) },
      { kind: 'link', label: texts.link, url: signInUrl(backend, token) },
      { kind: 'text', text: texts.later(`${backend.publicUrl}${deskPath}`) },
      { kind: 'text', text: texts.ignore },
    ],
  }
}

/** Tells a member and the owners of a sign-in in a new browser or of a new passkey, and the owners of a new member. */
export async function noticeEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const notice = await backend.store.db.selectFrom('staff_notice').selectAll().where('id', '=', id).executeTakeFirst()
  if (!notice) return undefined
  const texts = emailTexts.notice
  const rows = [
    [texts.address, notice.address],
    [texts.subjects[notice.kind], notice.subject],
    [texts.time, indianTime(notice.created_at)],
  ] as const
  return {
    to: JSON.parse(notice.recipients) as string[],
    subject: texts.subject[notice.kind],
    blocks: [
      { kind: 'text', text: texts.lead[notice.kind] },
      { kind: 'fields', rows },
      { kind: 'text', text: texts.advice },
    ],
  }
}
