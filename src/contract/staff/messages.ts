import * as v from 'valibot'
import { callSettings } from './calls.ts'
import { cursor, moment, pageSize, shortText, storableNumber, storableText } from './text.ts'

/** The ways by which clients reach the office; 'import' is another site, from which it was brought over. */
export const channels = ['form', 'mail', 'phone', 'whatsApp', 'visit', 'import'] as const
export type Channel = (typeof channels)[number]

/** One message of an enquiry's conversation besides the enquiry itself and the answers written in the workplace. */
export interface EnquiryMessage {
  id: string
  /** 'in': from the client. 'out': to the client, such as an answer from a member's own mailbox. */
  direction: 'in' | 'out'
  channel: Channel
  /**
   * 'automatic': a program wrote it, such as an out-of-office reply. 'bounce': a mail server could not deliver an answer.
   * Neither is an answer of the client's; a bounce opens the enquiry again.
   */
  kind: 'message' | 'automatic' | 'bounce'
  /** The sender as the email says; both empty for a call or a visit. */
  from: { name: string; address: string }
  to: string[]
  /** The member who wrote it, or entered the call; empty for what the client or a mail server sent. */
  author: string
  subject: string
  /** Plain text: HTML is never passed on, and nothing in it is loaded. */
  text: string
  /** The older messages that its end repeats, to be shown folded; empty if there are none. */
  quoted: string
  /** The enquiry itself was made of this email: its text is the enquiry's, and only its files need to be shown. */
  isBeginning: boolean
  /** It came from another address than the enquiry's, to the address that only this conversation has. */
  isFromOther: boolean
  /** Of a bounce: the answer that was not delivered. */
  answerId: string | null
  at: string
  attachments: Attachment[]
}

/** A file of a message or an answer. `staffUrl('attachment', id)` downloads it; only a picture may be shown, drawn anew. */
export interface Attachment {
  id: string
  /** Cleaned: one line without a path, at most 150 characters. */
  name: string
  /** By its content, whatever its name says; `application/octet-stream` if unknown. */
  type: string
  bytes: number
  /** Of a file that was scanned: the name of what was found in it, or null. One with a threat cannot be downloaded. */
  scan?: { threat: string | null }
}

/** Types of parts that only a mail program reads: Outlook's `winmail.dat`, a signature of S/MIME, and what it encrypts. */
export const outlookType = 'application/ms-tnef'
export const signatureType = 'application/pkcs7-signature'
export const encryptedType = 'application/pkcs7-mime'

/** Sizes in bytes. The server may be set to less for what comes in. */
export const attachmentLimits = { each: 10_000_000, count: 10, together: 20_000_000 } as const

/** Header of an uploaded attachment: its name, as `encodeURIComponent` writes it. The body is the file itself. */
export const attachmentNameHeader = 'Attachment-Name'

const id = v.pipe(v.string(), v.uuid())
/** When it took place; now if it is left out. Never later than now. */
const at = v.optional(moment)

/**
 * Enters a call, chat, visit or email that the server did not see. Needs an `Idempotency-Key`; 201 with the
 * `EnquiryMessage`. Without a `state` what came from the client opens the enquiry as a reply does, and what went to the client
 * leaves it as it is.
 */
export const newMessage = v.object({
  direction: v.picklist(['in', 'out']),
  channel: v.picklist(['mail', 'phone', 'whatsApp', 'visit']),
  text: shortText(20_000),
  at,
  /** The enquiry's state afterwards. */
  state: v.optional(v.picklist(['inProgress', 'waiting', 'answered', 'closed'])),
})
export type NewMessage = v.InferInput<typeof newMessage>

const person = {
  name: v.optional(v.pipe(storableText, v.trim(), v.maxLength(300)), ''),
  email: v.optional(v.pipe(storableText, v.trim(), v.maxLength(254)), ''),
  contactNumber: v.optional(v.pipe(storableText, v.trim(), v.maxLength(300)), ''),
}

/**
 * An enquiry that came by another way than the form. Needs an `Idempotency-Key`; 201 with the `EnquiryItem`; 422 if the
 * email address is none. With `mailId` it is made of that held email: without a `message` it has its text.
 */
export const newEnquiry = v.object({
  channel: v.picklist(['mail', 'phone', 'whatsApp', 'visit']),
  ...person,
  /** May be left out with `mailId` only. */
  message: v.optional(v.pipe(storableText, v.trim(), v.maxLength(100_000)), ''),
  /** A service's path such as `NCLT-Matters`, or empty. */
  service: v.optional(v.pipe(storableText, v.maxLength(100)), ''),
  /** A member's address, or empty. */
  assignee: v.optional(v.pipe(storableText, v.maxLength(254)), ''),
  at,
  mailId: v.optional(id),
})
export type NewEnquiry = v.InferInput<typeof newEnquiry>

/** Corrects who wrote. 200 with the `EnquiryItem`, 409 with an `EnquiryConflict` whose `yours` is `null`, or 422. */
export const personChange = v.object({ version: v.pipe(storableNumber, v.minValue(1)), ...person })

/** Why an email waits for somebody to say where it belongs. */
export type HeldBecause =
  /** Nothing in it names a conversation, and its sender has no open enquiry, or several. */
  | 'unknown'
  /** It names a conversation that its sender has no part in. */
  | 'otherSender'
  /** The receiving mail server found that its sender is not who it says. */
  | 'failedCheck'

/** An email that belongs to no enquiry yet. */
export interface HeldMail {
  id: string
  from: { name: string; address: string }
  to: string[]
  subject: string
  text: string
  quoted: string
  kind: EnquiryMessage['kind']
  because: HeldBecause
  /** The enquiry that it may belong to: its id and reference. */
  suggestion: { id: string; reference: string; name: string } | null
  at: string
  attachments: Attachment[]
}

export const heldMailSearch = v.object({ cursor, limit: pageSize })

/** The newest first. */
export interface HeldMailPage {
  items: HeldMail[]
  next: string | null
}

/** Puts a held email into an enquiry's conversation: 200 with the `EnquiryItem`; 404 if either is gone. */
export const mailAttachment = v.object({ enquiryId: id })

const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-08'))

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/**
 * The settings that the office changes itself. Owners change them: 200 with the new ones, or 409 with the stored ones. One that is
 * left out is that of the server's settings, or else of the program: `OfficeAnswer` names it.
 */
export const officeSettings = v.object({
  version: storableNumber,
  /** Days of the week on which the office works, 0 for Sunday. On others, and on holidays, no promise counts. */
  days: v.pipe(v.array(v.pipe(storableNumber, v.maxValue(6))), v.minLength(1), v.maxLength(7)),
  holidays: v.pipe(v.array(day), v.maxLength(400)),
  /** Whether visitors get an email that their enquiry has arrived. */
  acknowledges: v.boolean(),
  /** Hours within which an enquiry is to be answered; those of closed days do not count. */
  answerHours: v.optional(whole(1, 400)),
  /** Beyond so many emails of a kind to the office within so many minutes, further ones are put together; `false` for never. */
  digest: v.optional(v.union([v.literal(false), v.object({ count: whole(1, 1000), minutes: whole(1, 1440) })])),
  /** Whether the office's mailbox gets an email of each enquiry, and of each new comment that readers see already. */
  emails: v.optional(v.object({ enquiries: v.boolean(), comments: v.boolean() })),
  /** Whether the office's mailbox gets the figures of each month; it does unless this is false. */
  summary: v.optional(v.boolean()),
  /** Times that clients choose for a call; without them there are none. */
  calls: v.optional(callSettings),
})
export type OfficeSettings = v.InferOutput<typeof officeSettings>

/** With the values of what is not set here. */
export interface OfficeAnswer extends OfficeSettings {
  defaults: {
    answerHours: number
    digest: NonNullable<OfficeSettings['digest']>
    emails: NonNullable<OfficeSettings['emails']>
  }
}
