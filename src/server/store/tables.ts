import type { Transaction } from 'kysely'

/** Times are epoch milliseconds; flags are 0 or 1, so that both databases hold the same values. */
export interface Tables {
  setting: { name: string; value: string }
  /** One row per write that was answered with success; `subject` is the id of what it made. */
  idempotency: {
    key: string
    /** Of what was written; empty once its writer was erased. */
    fingerprint: string
    status: number
    body: string
    subject: string
    created_at: number
  }
  enquiry: EnquiryRow
  /** One row per article that was ever commented on. `stamp` changes with whatever readers see. */
  thread: { blog_id: string; position: number; stamp: string }
  comment: CommentRow
  report: ReportRow
  subscriber: SubscriberRow
  letter: LetterRow
  /** Counters of the limits per network, when several instances share them. */
  allowance: { key: string; points: number; expire: number | null }
}

export interface EnquiryRow {
  id: string
  /** What the writer may quote, such as PD-7F3K-2QX9. */
  reference: string
  name: string
  email: string
  /** The e-mail address normalised, to find everything about one person. */
  address: string
  message: string
  contact_number: string
  /** Path of the page it was written on. */
  page: string
  written_at: number
  received_at: number
  handled_at: number | null
}

export type CommentState = 'shown' | 'held' | 'deleted' | 'erased'

export interface CommentRow {
  id: string
  blog_id: string
  parent_id: string | null
  /** Place in the order of arrival within its article; clocks play no part in it. */
  position: number
  author: string
  phone: string
  email: string
  address: string
  text: string
  text_fingerprint: string
  /** Fingerprint of the writer's network; forgotten after a while. */
  network: string | null
  state: CommentState
  held_because: string | null
  /** Grows with each moderation: a signed link works for one revision only. */
  revision: number
  created_at: number
  moderated_at: number | null
}

export interface ReportRow {
  id: string
  comment_id: string
  reason: string
  network: string | null
  /** 1 when the same network had reported the same comment before. */
  repeated: number
  page: string
  created_at: number
  handled_at: number | null
}

export interface SubscriberRow {
  id: string
  email: string
  address: string
  /** Where its letters arrive: the address without a tag. */
  mailbox: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  revision: number
  consent_version: string
  consent_text: string
  requested_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
  /** Letters that asked for confirmation and have not got it. */
  asked: number
  /** When the last of them was queued, else when the subscription arrived. */
  asked_at: number
}

export type LetterKind = 'enquiry' | 'report' | 'held' | 'confirmation'

export interface LetterRow {
  id: string
  kind: LetterKind
  /** Id of the enquiry, report, comment or subscriber that it is written from when it is sent. */
  subject_id: string
  attempts: number
  /** Not before this time; while an instance sends it, the end of its lease. */
  next_at: number
  sent_at: number | null
  /** When it was given up. */
  dead_at: number | null
  /** JSON array of the addresses that have accepted it. */
  accepted: string
  /** Why the last attempt failed. */
  error: string | null
  created_at: number
}

export type Tx = Transaction<Tables>
