import type { EnquiryMessage, HeldBecause } from '#contract/staff/messages.ts'
import type { VersionColumns } from './ownVersion.ts'

/** Tables of conversations, of files, and of what the office sets. */
export interface MessageTables {
  enquiry_message: EnquiryMessageRow
  attachment: AttachmentRow
  /** A file's content, in order. */
  attachment_piece: { attachment_id: string; position: number; data: Uint8Array }
  booking: BookingRow
  /** One row, whose value is JSON. */
  office: { id: string; value: string } & VersionColumns
}

/** A message of a conversation besides the enquiry and its answers; without an enquiry one that waits for a member. */
export interface EnquiryMessageRow {
  id: string
  enquiry_id: string | null
  /** Of its Message-ID and content; the key of the request for what a member enters. */
  mark: string
  direction: EnquiryMessage['direction']
  channel: EnquiryMessage['channel']
  kind: EnquiryMessage['kind']
  from_name: string
  /** As written. */
  from_address: string
  /** Normalised, to find everything about one person; empty if it is none. */
  address: string
  /** JSON array. */
  to_addresses: string
  /** Address of the member who wrote or entered it, or empty. */
  author: string
  subject: string
  text: string
  /** The repeated older messages at its end. */
  quoted: string
  /** With brackets; empty if it has none. */
  message_id: string
  in_reply_to: string
  message_references: string
  is_from_other: number
  /** Of a bounce: the answer that came back. */
  answer_id: string | null
  held_because: HeldBecause | null
  /** Id of the enquiry that a held one may belong to. */
  suggestion: string | null
  /** By its own date, or by ours if that is later or unreadable. */
  sent_at: number
  received_at: number
}

export interface AttachmentRow {
  id: string
  /** Also set for those of a message or answer; null for those of a held message. */
  enquiry_id: string | null
  message_id: string | null
  answer_id: string | null
  /** The member who uploaded it, or empty. */
  author: string
  name: string
  type: string
  bytes: number
  /** SHA-256, in base64url. */
  digest: string
  created_at: number
  /** When a scan is due, or after which time another instance may make it. */
  scan_at: number
  /** Null until it was scanned. */
  scanned_at: number | null
  /** The name that the scanner has for what is in it: such a file is never given out. */
  threat: string | null
}

/** A call at a time that the client chose. */
export interface BookingRow {
  /** Also the identity of its event in calendars. */
  id: string
  enquiry_id: string
  starts_at: number
  ends_at: number
  /** The client's time zone (IANA) when it was chosen. */
  zone: string
  /** Code of the language in which it was chosen. */
  lang: string
  /** 'over': an earlier one, when another was booked. */
  state: 'booked' | 'cancelled' | 'over'
  /** Increases with each change; calendars take the later one. */
  sequence: number
  changed_at: number
  /** When the reminder was queued; null while it is to come. */
  reminded_at: number | null
}
