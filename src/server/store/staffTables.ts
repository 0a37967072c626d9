/** Tables of what staff sign in with, and of notifications on their devices. */
export interface StaffTables {
  /** What a browser's authenticator must sign; used once. `address` is empty at sign-in. */
  staff_challenge: {
    id: string
    address: string
    challenge: string
    browser_hash: string
    created_at: number
    expires_at: number
  }
  push_device: PushDeviceRow
  push_message: PushMessageRow
  /** Hours, such as 22:00 to 07:00, in which a member's devices stay silent. */
  staff_quiet: { address: string; from_time: string; to_time: string; zone: string }
}

/** A signed-in browser that is told of new enquiries. */
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
}

/** An enquiry that a device is told of; once it is done, what keeps it from being told again. */
export interface PushMessageRow {
  session_id: string
  enquiry_id: string
  created_at: number
  /** Not due before this time. While an instance sends it, the end of its lease. */
  next_at: number
  attempts: number
  /** When it was delivered, given up or no longer needed. */
  done_at: number | null
}
