import type { Transaction } from 'kysely'
import type { EnquiryEvent, EnquiryState } from '#contract/staff/enquiries.ts'
import type { Channel } from '#contract/staff/messages.ts'
import type { EmailKind, LiveChange } from '#contract/staff/operation.ts'
import type { Device } from '#contract/staff/signIn.ts'
import type { LostReason, Stage } from '#contract/staff/stages.ts'
import type { ArticleTables } from './articleTables.ts'
import type { MessageTables } from './messageTables.ts'
import type { VersionColumns } from './ownVersion.ts'
import type { PeopleTables } from './peopleTables.ts'
import type { StaffTables } from './staffTables.ts'
import type { NewsletterTables } from './subscriberTables.ts'

/** Times are epoch milliseconds and flags are 0 or 1, so that both databases store the same values. */
export interface Tables extends StaffTables, NewsletterTables, MessageTables, PeopleTables, ArticleTables {
  setting: { name: string; value: string }
  /** One row per successful write; `subject` is the id of the row that it created. */
  idempotency: {
    key: string
    /** Of the request body; empty once its author was erased. */
    fingerprint: string
    status: number
    /** The answer as JSON; of a comment only what its row does not say. */
    body: string
    subject: string
    created_at: number
  }
  enquiry: EnquiryRow
  /** One row per article that was ever commented on. `version` changes whenever what readers see changes. */
  thread: { blog_id: string; position: number; version: string }
  comment: CommentRow
  report: ReportRow
  mail_queue: EmailRow
  /** Keyed hashes of identities that were erased, so that an older backup can be cleared of them. */
  tombstone: { hash: string; erased_at: number }
  /** Rate limit counters that instances on PostgreSQL share. The rate limiter defines the columns. */
  rate_limit: { key: string; points: number; expire: number | null }
  /** Networks, by their fingerprint, that may not comment or report. */
  network_ban: { network: string; created_at: number; expires_at: number }
  enquiry_note: EnquiryNoteRow
  enquiry_answer: EnquiryAnswerRow
  enquiry_event: EnquiryEventRow
  answer_template: AnswerTemplateRow
  staff_link: StaffLinkRow
  staff_session: StaffSessionRow
  staff_passkey: StaffPasskeyRow
  /** Recent changes, so that each server can tell its signed-in browsers, whichever process changed it. */
  change: { id: string; at: number; kind: LiveChange['kind']; subject: string; what: LiveChange['what'] }
}

export interface AnswerTemplateRow extends VersionColumns {
  id: string
  name: string
  subject: string
  text: string
  /** Path of a service, or empty. */
  service: string
  /** Code of a language, or empty. */
  language: string
  /** In the list, as owners order it. */
  position: number
}

export interface EnquiryRow extends VersionColumns {
  id: string
  /** A reference for the visitor to quote, such as PD-7F3K-2QX9. */
  reference: string
  name: string
  email: string
  /** The normalised email address, to find everything about one person; empty if `email` is none. */
  address: string
  message: string
  contact_number: string
  /** Path of the page it was written on. */
  page: string
  written_at: number
  received_at: number
  /** Set while the state is answered, closed or spam. */
  handled_at: number | null
  state: EnquiryState
  /** Address of the member of staff who has taken it, or empty. */
  assignee: string
  stage: Stage
  /** Of a lost one; else empty. */
  lost_reason: LostReason | ''
  /** Path of the service on whose page it was written, or empty. */
  service: string
  /** All fields and notes, folded for searching. */
  search: string
  read_at: number | null
  channel: Channel
  /** When the client last wrote or called. */
  active_at: number
  /** When the office is to answer or follow up; null while it waits for nothing from the office. */
  due_at: number | null
  /** Until then it is put off. */
  snoozed_until: number | null
}

export interface EnquiryNoteRow {
  id: string
  enquiry_id: string
  /** Address of a member of staff. */
  author: string
  text: string
  created_at: number
}

/** An email to the enquirer; it is composed from this row. */
export interface EnquiryAnswerRow extends EnquiryNoteRow {
  subject: string
  /** Its row in the mail queue, which also names its Message-ID. */
  email_id: string
  /** Ids of the emails before it, oldest first, separated by spaces; of the client's their Message-IDs. */
  thread: string
  /** The version that the enquiry got by it. */
  version: number | null
}

export interface EnquiryEventRow {
  id: string
  enquiry_id: string
  actor: string
  kind: EnquiryEvent['kind']
  from_value: string
  to_value: string
  created_at: number
}

/** A sign-in link that was asked for. Its token is made when its email is, and only hashes are stored. */
export interface StaffLinkRow {
  id: string
  /** Empty if the address that asked is nobody's on the staff. */
  address: string
  /** Of the cookie of the browser that asked; empty for a link that was printed in the terminal. */
  browser_hash: string
  created_at: number
  expires_at: number
  used_at: number | null
  /** Of the random part of each token, separated by spaces; empty until the email is made. */
  token_hashes: string
  /** Keyed hashes of the six digits in each email. */
  code_hashes: string
  /** Wrong codes that were tried. */
  code_tries: number
}

export interface StaffSessionRow {
  id: string
  token_hash: string
  address: string
  device: string
  method: Device['method']
  created_at: number
  last_seen_at: number
  /** Milliseconds without a call after which it ends. */
  idle_time: number
  ends_at: number
}

export interface StaffPasskeyRow {
  /** The credential's id. */
  id: string
  address: string
  public_key: string
  counter: number
  /** JSON array. */
  transports: string
  name: string
  is_synced: number
  created_at: number
  used_at: number | null
}

export type CommentState = 'shown' | 'held' | 'deleted' | 'erased'

export interface CommentRow {
  id: string
  blog_id: string
  parent_id: string | null
  /** Order of arrival within the article; independent of clocks. */
  position: number
  /** Position of the top-level comment that its conversation began with; its own at the top level. */
  root_position: number
  /** Size of its JSON, about; bounds the size of a page. */
  bytes: number
  author: string
  phone: string
  email: string
  address: string
  text: string
  text_fingerprint: string
  /** Fingerprint of the author's network; cleared after its retention period. */
  network: string | null
  /** Those of the wider IPv6 networks, /56 and /48, cleared with it; null for IPv4. */
  network_56: string | null
  network_48: string | null
  state: CommentState
  held_because: string | null
  /** Increases with each moderation; a signed link works for one revision only. */
  revision: number
  created_at: number
  moderated_at: number | null
  /** 1 if staff wrote it as the provider. */
  by_provider: number
}

export interface ReportRow {
  id: string
  comment_id: string
  reason: string
  network: string | null
  network_56: string | null
  network_48: string | null
  /** 1 if the same network had already reported the comment. */
  repeated: number
  page: string
  created_at: number
  handled_at: number | null
}

export interface EmailRow {
  id: string
  kind: EmailKind
  /** Id of the row that the email is composed from: an enquiry, a comment, a subscriber, a newsletter's recipient. */
  subject_id: string
  attempts: number
  /** Not due before this time. While an instance sends the email, the end of its lease. */
  next_at: number
  sent_at: number | null
  /** When it was given up. */
  dead_at: number | null
  /** JSON array of the addresses that have accepted it. */
  accepted: string
  /** Why the last delivery failed. */
  error: string | null
  created_at: number
  /** Since when it waits for the provider to release or discard it. */
  held_at: number | null
  /** Emails with the same one are sent together, as one message. */
  digest_id: string | null
  /** 1 if it goes after others of its kind: its text is longer than what people write, or its network writes much. */
  yields: number
}

export type Tx = Transaction<Tables>
