import { site } from '#content/site.ts'
import { deskPath } from '#contract/deskPath.ts'
import type { EmailKind } from '#contract/staff/operation.ts'
import type { Backend } from '../backend.ts'
import { callEmail, callNoticeEmail, callReminderEmail } from '../calls/callEmails.ts'
import { readOffice } from '../enquiries/office.ts'
import { summaryEmail } from '../figures/summary.ts'
import { signedUrl } from '../links/signedLink.ts'
import { replyAddressOf } from '../messages/replyAddress.ts'
import { newsletterEmail, newsletterTestEmail } from '../newsletters/newsletterEmail.ts'
import type { Store } from '../store/store.ts'
import type { CommentRow } from '../store/tables.ts'
import { acknowledgementEmail } from './acknowledgement.ts'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from './emailAddress.ts'
import type { Block } from './emailBody.ts'
import type { EmailContent } from './emailContent.ts'
import { emailTexts } from './emailTexts.ts'
import { indianTime } from './indianTime.ts'
import { answerEmail, invitationEmail, noticeEmail, signInEmail } from './staffEmails.ts'
import { unsubscribeHeaders } from './unsubscribeHeaders.ts'

type Build = (backend: Backend, subjectId: string) => Promise<EmailContent | undefined>

/** Builds each kind of email from what is in the database now; `undefined` if it is no longer needed. */
export const buildEmail: Readonly<Record<EmailKind, Build>> = {
  enquiry: enquiryEmail,
  report: reportEmail,
  held: heldEmail,
  comment: newCommentEmail,
  confirmation: confirmationEmail,
  answer: answerEmail,
  acknowledgement: acknowledgementEmail,
  call: callEmail,
  callNotice: callNoticeEmail,
  callReminder: callReminderEmail,
  summary: summaryEmail,
  signIn: signInEmail,
  invitation: invitationEmail,
  notice: noticeEmail,
  newsletter: newsletterEmail,
  newsletterTest: newsletterTestEmail,
}

/** An enquiry, which the provider answers by replying to the email. */
async function enquiryEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const row = await backend.store.db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(await isWanted(backend, 'enquiries'))) return undefined
  const texts = emailTexts.enquiry
  const address = row.email.trim()
  const isValid = isEmailAddress(address)
  const canReply = isValid && isAsciiAddress(address)
  const rows = [
    [texts.reference, row.reference],
    [texts.name, row.name],
    [texts.email, row.email],
    [texts.contactNumber, row.contact_number],
    [texts.message, row.message],
    [texts.page, row.page || emailTexts.unknownPage],
    [texts.writtenAt, indianTime(row.written_at)],
    [texts.receivedAt, indianTime(row.received_at)],
  ] as const
  return {
    to: provider(backend),
    subject: texts.subject(row.reference, row.name),
    blocks: [
      { kind: 'text', text: canReply ? texts.lead : isValid ? texts.leadToAddress : texts.leadWithoutReply },
      ...(backend.staff?.length ? [deskLink(backend, id)] : []),
      { kind: 'fields', rows },
    ],
    ...(canReply ? { replyTo: [{ name: row.name, address: withAsciiDomain(address) }, ...copyTo(backend, id)] } : {}),
    // An out-of-office reply of the office would go to the client.
    headers: { 'X-Auto-Response-Suppress': 'All' },
  }
}

/** Opens the enquiry in the workplace. */
function deskLink({ publicUrl }: Backend, id: string): Block {
  return { kind: 'link', label: emailTexts.enquiry.open, url: `${publicUrl}${deskPath}enquiries/${id}` }
}

/** The conversation's own address, so that an answer from a member's mailbox is in the workplace too. */
function copyTo(backend: Backend, id: string) {
  if (backend.mail?.replyAddress === undefined) return []
  return [{ name: site.product, address: replyAddressOf(backend, id) }]
}

/** A reported comment with its context and a signed link that deletes it. */
async function reportEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const { db } = backend.store
  const report = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()
  const comment = report && (await findComment(backend.store, report.comment_id))
  if (!comment) return undefined
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('comment_id', '=', comment.id)
    .where('repeated', '=', 0)
    .executeTakeFirstOrThrow()
  const texts = emailTexts.report
  const rows = [
    [texts.reason, report.reason],
    [texts.reported, indianTime(report.created_at)],
    [texts.reports, String(count)],
  ] as const
  const blocks: Block[] = [
    { kind: 'text', text: texts.lead },
    { kind: 'fields', rows },
    ...(await commentBlocks(backend, comment, ['delete'])),
  ]
  return { to: provider(backend), subject: texts.subject, blocks }
}

/** A held comment with the reason, and signed links that show or delete it. */
async function heldEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const comment = await findComment(backend.store, id)
  if (comment?.state !== 'held') return undefined
  const texts = emailTexts.held
  const rows = [[texts.reason, comment.held_because ?? '']] as const
  const blocks: Block[] = [
    { kind: 'text', text: texts.lead },
    { kind: 'fields', rows },
    ...(await commentBlocks(backend, comment, ['restore', 'delete'])),
  ]
  return { to: provider(backend), subject: texts.subject, blocks }
}

/** A comment that readers see already, with a signed link that deletes it. */
async function newCommentEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const comment = await findComment(backend.store, id)
  if (comment?.state !== 'shown' || !(await isWanted(backend, 'comments'))) return undefined
  const texts = emailTexts.newComment
  const blocks: Block[] = [{ kind: 'text', text: texts.lead }, ...(await commentBlocks(backend, comment, ['delete']))]
  return { to: provider(backend), subject: texts.subject, blocks }
}

/** Asks a subscriber to confirm, and offers a one-click unsubscribe (RFC 8058). */
async function confirmationEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const row = await backend.store.db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'pending') return undefined
  const texts = emailTexts.confirmation
  const stop = signedUrl(backend, 'unsubscribe', row.id, row.revision)
  return {
    to: [row.email],
    subject: texts.subject,
    blocks: [
      { kind: 'text', text: texts.lead },
      { kind: 'link', label: texts.confirm, url: signedUrl(backend, 'confirm', row.id, row.revision) },
      { kind: 'text', text: texts.ignore },
      { kind: 'link', label: texts.stop, url: stop },
    ],
    headers: unsubscribeHeaders(stop),
  }
}

/** The comment, its article, its parent and the given moderation links. */
async function commentBlocks(
  backend: Backend,
  comment: CommentRow,
  actions: readonly ('delete' | 'restore')[],
): Promise<Block[]> {
  const texts = emailTexts.comment
  const parent = comment.parent_id === null ? undefined : await findComment(backend.store, comment.parent_id)
  const rows = [
    [texts.article, `${site.origin}/blogs/${comment.blog_id}`],
    [texts.posted, indianTime(comment.created_at)],
  ] as const
  const labels = { delete: texts.delete, restore: texts.show }
  return [
    quoteOf(comment),
    { kind: 'fields', rows },
    ...(parent ? ([{ kind: 'text', text: texts.inReplyTo }, quoteOf(parent)] as const) : []),
    ...actions.map(
      (action): Block => ({
        kind: 'link',
        label: labels[action],
        url: signedUrl(backend, action, comment.id, comment.revision),
      }),
    ),
    { kind: 'text', text: texts.links },
  ]
}

function quoteOf({ author, text }: CommentRow): Block {
  return { kind: 'quote', author: author || emailTexts.comment.anonymous, text }
}

/** A comment unless it was erased. */
async function findComment({ db }: Store, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('comment').selectAll().where('id', '=', id).where('state', '!=', 'erased').executeTakeFirst()
}

/** Whether the office wants such emails; without a workplace, in which it would see the same, it gets them all. */
async function isWanted({ store, staff }: Backend, what: 'enquiries' | 'comments'): Promise<boolean> {
  if (!staff?.length) return true
  return (await readOffice(store.db)).emails?.[what] ?? true
}

function provider({ mail }: Backend): readonly string[] {
  return mail?.to ?? [site.email]
}
