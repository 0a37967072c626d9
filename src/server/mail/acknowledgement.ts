import { langAt } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { answerHours } from '#contract/staff/enquiries.ts'
import type { Backend } from '../backend.ts'
import { readOffice } from '../enquiries/office.ts'
import { replyAddressOf } from '../messages/replyAddress.ts'
import { acknowledgementTexts } from './acknowledgementTexts.ts'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from './emailAddress.ts'
import type { EmailContent } from './emailContent.ts'

/** Tells a visitor that an enquiry has arrived: its reference, the promise, and what happens next. */
export async function acknowledgementEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const { db } = backend.store
  const columns = ['email', 'page', 'reference', 'state'] as const
  const enquiry = await db.selectFrom('enquiry').select(columns).where('id', '=', id).executeTakeFirst()
  const address = enquiry?.email.trim() ?? ''
  if (!enquiry || enquiry.state === 'spam' || !isEmailAddress(address) || !isAsciiAddress(address)) return undefined
  const lang = langAt(enquiry.page)
  const texts = acknowledgementTexts[lang] ?? acknowledgementTexts.en
  if (!texts) return undefined
  const { days, holidays, answerHours: hours = answerHours } = await readOffice(db)
  const promise = texts.promise(hours, days.length === 7 && holidays.length === 0)
  return {
    to: [withAsciiDomain(address)],
    replyTo: [{ name: site.product, address: replyAddressOf(backend, id) }],
    subject: texts.subject(enquiry.reference),
    blocks: [texts.thanks, promise, texts.next, texts.keep(enquiry.reference), texts.notYou].map((text) => {
      return { kind: 'text', text }
    }),
    lang: texts === acknowledgementTexts.en ? 'en' : lang,
    // Exchange would answer it with an out-of-office reply.
    headers: { 'X-Auto-Response-Suppress': 'All' },
  }
}
