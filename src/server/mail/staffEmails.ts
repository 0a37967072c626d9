import { site } from '#content/site.ts'
import { linkMinutes } from '#contract/staff/signIn.ts'
import type { Backend } from '../backend.ts'
import { signInUrl } from '../links/signInToken.ts'
import { isEmailAddress, withAsciiDomain } from './emailAddress.ts'
import type { EmailContent } from './emailContent.ts'
import { emailTexts } from './emailTexts.ts'
import { indianTime } from './indianTime.ts'

/** Characters of an enquiry that its answer quotes. */
const maxQuote = 10_000

/** What a member of staff answers an enquirer. Replies go to the provider's mailbox, where they join the enquiry's thread. */
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
  const replyTo = backend.mail?.to[0] ?? site.email
  return {
    to: [withAsciiDomain(address)],
    replyTo: { name: site.product, address: replyTo },
    subject: answer.subject,
    blocks: [
      { kind: 'text', text: answer.text },
      { kind: 'quote', author: emailTexts.answer.wrote(indianTime(enquiry.written_at), enquiry.name), text: quoted },
      { kind: 'text', text: emailTexts.answer.reference(enquiry.reference) },
    ],
    isPersonal: true,
    references: answer.thread.split(' ').filter(Boolean),
  }
}

/** A link that signs a member of staff in; not sent any more once it has been used or has expired. */
export async function signInEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const link = await backend.store.db.selectFrom('staff_link').selectAll().where('id', '=', id).executeTakeFirst()
  if (!link || link.address === '' || link.used_at !== null || link.expires_at <= backend.now()) return undefined
  const texts = emailTexts.signIn
  return {
    to: [link.address],
    subject: texts.subject,
    blocks: [
      { kind: 'text', text: texts.lead(linkMinutes) },
      { kind: 'link', label: texts.link, url: signInUrl(backend, link.id) },
      { kind: 'text', text: texts.ignore },
    ],
  }
}
