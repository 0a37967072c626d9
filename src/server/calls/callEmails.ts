import { site } from '#content/site.ts'
import { deskPath } from '#contract/deskPath.ts'
import { officeZone } from '#contract/staff/calls.ts'
import type { Backend } from '../backend.ts'
import { readOffice } from '../enquiries/office.ts'
import { signedUrl } from '../links/signedLink.ts'
import { isEmailAddress, withAsciiDomain } from '../mail/emailAddress.ts'
import type { Block } from '../mail/emailBody.ts'
import type { EmailContent } from '../mail/emailContent.ts'
import { emailTexts } from '../mail/emailTexts.ts'
import { replyAddressOf } from '../messages/replyAddress.ts'
import { callCalendar, methodOf } from './callCalendar.ts'
import { callTextsIn, timeIn } from './callTexts.ts'

/** Tells the client that the call is booked, moved or cancelled, as it is now, with the file for the calendar. */
export function callEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  return toClient(backend, id, false)
}

/** Reminds the client of a call that is still to come. */
export function callReminderEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  return toClient(backend, id, true)
}

async function toClient(backend: Backend, id: string, isReminder: boolean): Promise<EmailContent | undefined> {
  const found = await find(backend, id)
  const address = found?.enquiry.email.trim() ?? ''
  if (!found || !isEmailAddress(address)) return undefined
  const { booking, enquiry } = found
  const isCancelled = booking.state === 'cancelled'
  if (isReminder && (isCancelled || booking.starts_at <= backend.now())) return undefined
  const { lang, texts } = callTextsIn(booking.lang)
  const { booked, cancelled, reminder, callsYou, change } = texts.mail
  const say = isCancelled ? cancelled : isReminder ? reminder : booked
  const words = say(timeIn(booking.zone, lang, booking.starts_at))
  const url = signedUrl(backend, 'call', enquiry.id, 0)
  const file = { method: methodOf(booking), content: callCalendar(backend, booking, { lang, revision: 0, ...enquiry }) }
  const blocks: Block[] = [
    { kind: 'text', text: words },
    ...(isCancelled ? [] : [{ kind: 'text' as const, text: callsYou }]),
    { kind: 'link', label: isCancelled ? texts.mail.offer : change, url },
    { kind: 'text', text: enquiry.reference },
  ]
  return {
    to: [withAsciiDomain(address)],
    replyTo: [{ name: site.product, address: replyAddressOf(backend, enquiry.id) }],
    subject: words,
    blocks,
    lang,
    headers: { 'X-Auto-Response-Suppress': 'All' },
    ...(isReminder ? {} : { calendar: file }),
  }
}

/** Tells whoever has the enquiry, or else the office, with the file for the calendar. */
export async function callNoticeEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const found = await find(backend, id)
  if (!found) return undefined
  const { booking, enquiry } = found
  const texts = emailTexts.call
  const { calls } = await readOffice(backend.store.db)
  const isCancelled = booking.state === 'cancelled'
  const client = { name: enquiry.name, number: enquiry.contact_number }
  const rows = [
    [emailTexts.enquiry.name, enquiry.name],
    [emailTexts.enquiry.contactNumber, enquiry.contact_number],
    [texts.time, timeIn(calls?.zone ?? officeZone, 'en', booking.starts_at)],
    [texts.clientTime, timeIn(booking.zone, 'en', booking.starts_at)],
    [emailTexts.enquiry.reference, enquiry.reference],
  ] as const
  const open = {
    kind: 'link',
    label: emailTexts.enquiry.open,
    url: `${backend.publicUrl}${deskPath}enquiries/${enquiry.id}`,
  } as const
  return {
    to: enquiry.assignee ? [enquiry.assignee] : (backend.mail?.to ?? [site.email]),
    subject: texts.subject(isCancelled, enquiry.reference),
    blocks: [
      { kind: 'text', text: isCancelled ? texts.cancelled : texts.booked },
      { kind: 'fields', rows },
      ...(backend.staff?.length ? [open] : []),
    ],
    calendar: {
      method: methodOf(booking),
      content: callCalendar(backend, booking, { lang: 'en', revision: 0, reference: enquiry.reference, client }),
    },
  }
}

async function find({ store: { db } }: Backend, id: string) {
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst()
  if (!booking || booking.state === 'over') return undefined
  const columns = ['id', 'name', 'email', 'contact_number', 'reference', 'assignee'] as const
  const query = db
    .selectFrom('enquiry')
    .select(columns)
    .where('id', '=', booking.enquiry_id)
    .where('state', '!=', 'spam')
  const enquiry = await query.executeTakeFirst()
  return enquiry && { booking, enquiry }
}
