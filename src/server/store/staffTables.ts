import type { PushKind } from '#contract/staff/push.ts'
import type { Role } from '#contract/staff/roles.ts'

/** Tables of members of staff, what they sign in with, and of notifications on their devices. */
export interface StaffTables {
  staff_member: StaffMemberRow
  /** A challenge that a browser's authenticator must sign; used once. `address` is empty at sign-in. */
  staff_challenge: {
    id: string
    address: string
    challenge: string
    browser_hash: string
    created_at: number
    expires_at: number
  }
  /** A browser in which a member has signed in, by the hash of its cookie. */
  staff_browser: { hash: string; address: string; used_at: number }
  /** Which enquiry a tab of a session shows. Kept for less than a minute after it last said so. */
  staff_presence: {
    session_id: string
    tab: string
    enquiry_id: string
    address: string
    is_writing: number
    at: number
  }
  staff_notice: StaffNoticeRow
  /** Ids of passkeys that were removed, so that an older backup does not bring them back. */
  staff_passkey_removed: { id: string; removed_at: number }
  audit: AuditRow
  push_device: PushDeviceRow
  push_message: PushMessageRow
  /** Hours, such as 22:00 to 07:00, in which a member's devices stay silent. */
  staff_quiet: { address: string; from_time: string; to_time: string; zone: string }
}

/**
 * Somebody who was given access in the workplace, or who said something of himself there. The row stays when access ends: the
 * name stands in conversations.
 */
export interface StaffMemberRow {
  id: string
  address: string
  name: string
  /** Empty of one who has no access, or has it by the settings alone. */
  role: Role | ''
  /** JSON, by code of the language. */
  signatures: string
  /** The link of the last invitation. */
  link_id: string | null
  invited_at: number | null
}

/** A notice to a member of staff and the owners by email. It outlives the session or passkey that it is about. */
export interface StaffNoticeRow {
  id: string
  kind: 'signIn' | 'passkey' | 'member'
  /** Of the member that it is about. */
  address: string
  /** The recipients, as a JSON array. */
  recipients: string
  /** Name of the browser or of the passkey, or the role. */
  subject: string
  created_at: number
}

/** A signed-in browser that is notified. */
export interface PushDeviceRow {
  session_id: string
  address: string
  /** Address of its push service, which names the device. */
  endpoint: string
  /** Keys with which only the device reads its messages. */
  p256dh: string
  auth: string
  created_at: number
  pushed_at: number | null
  /** The `PushKind`s that it is told of, each between spaces: ' enquiry reply '. */
  kinds: string
}

/** News for a device; once it is done, what keeps it from being told again. */
export interface PushMessageRow {
  session_id: string
  /** Id of the enquiry, of the event of an assignment, of the reply, or of the comment. */
  source_id: string
  kind: PushKind
  /** Its subject: one of the two. */
  enquiry_id: string | null
  comment_id: string | null
  created_at: number
  /** Not due before this time. While an instance sends it, the end of its lease. */
  next_at: number
  attempts: number
  /** When it was delivered, given up or no longer needed. */
  done_at: number | null
}

/** An act of a member of staff, without personal data. */
export interface AuditRow {
  id: string
  at: number
  /**
   * The operating system's user, 'link' for a signed link from an email, 'webhook', 'mail' for a refused address, or the
   * address of a member of staff.
   */
  actor: string
  /** The command, such as `comment delete`. */
  action: string
  /** Id of the record that it was done to, or a number of records. */
  object: string
}
