import { langAt } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { answerHours } from '#contract/staff/enquiries.ts'
import type { Backend } from '../backend.ts'
import { callTextsIn } from '../calls/callTexts.ts'
import { readOffice } from '../enquiries/office.ts'
import { signedUrl } from '../links/signedLink.ts'
import { replyAddressOf } from '../messages/replyAddress.ts'
import { acknowledgementTexts } from './acknowledgementTexts.ts'
import { isAsciiAddress, isEmailAddress, withAsciiDomain } from './emailAddress.ts'
import type { Block } from './emailBody.ts'
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
  const { days, holidays, answerHours: hours = answerHours, calls } = await readOffice(db)
  const promise = texts.promise(hours, days.length === 7 && holidays.length === 0)
  return {
    to: [withAsciiDomain(address)],
    replyTo: [{ name: site.product, address: replyAddressOf(backend, id) }],
    subject: texts.subject(enquiry.reference),
    blocks: [
      ...[texts.thanks, promise, texts.next].map(asText),
      ...(calls?.isOffered ? [callOffer(backend, id, lang)] : []),
      ...[texts.keep(enquiry.reference), texts.notYou].map(asText),
    ],
    lang: texts === acknowledgementTexts.en ? 'en' : lang,
    // Exchange would answer it with an out-of-office reply.
    headers: { 'X-Auto-Response-Suppress': 'All' },
  }
}

function asText(text: string): Block {
  return { kind: 'text', text }
}

function callOffer(backend: Backend, id: string, lang: string): Block {
  return { kind: 'link', label: callTextsIn(lang).texts.mail.offer, url: signedUrl(backend, 'call', id, 0) }
}
