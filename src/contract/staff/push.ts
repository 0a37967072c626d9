import * as v from 'valibot'
import { mayCall, type Role } from './roles.ts'

/**
 * The news that a device may be told of: a new enquiry, one that was assigned to its member, a client's reply to what is assigned to the
 * member or to nobody, and a comment that waits for review.
 */
export const pushKinds = ['enquiry', 'assignment', 'reply', 'comment'] as const
export type PushKind = (typeof pushKinds)[number]

/** The news that a member with this role may be told of: who may not read enquiries hears of comments only. */
export function pushKindsOf(role: Role): readonly PushKind[] {
  return mayCall(role, 'enquiry') ? pushKinds : ['comment']
}

/** A device's notice: what there is, how many, and where to read it. Nothing of what a visitor wrote. */
export interface PushPayload {
  text: string
  /** Below the workplace's path. */
  path: string
}

/** Seconds for which a message may wait for its device; after that it is no news any more. */
export const pushLifetime = 86_400

/** Hours of the day in which a member's devices stay silent; what arrives in them is one notification afterwards. */
export const quietHours = v.pipe(
  v.object({ from: timeOfDay(), to: timeOfDay(), zone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)) }),
  v.check(({ from, to }) => from !== to, 'must not begin when they end'),
)
export type QuietHours = v.InferOutput<typeof quietHours>

export const quietChange = v.object({ quiet: v.nullable(quietHours) })

const key = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)))

/** A browser's subscription, as its `toJSON` says it. 204; 422 with a `Message` if its address cannot be one. */
export const pushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: key(65), auth: key(16) }),
  /** The news that it is told of; everything if it is not said. */
  kinds: v.optional(kindList()),
})
export type PushSubscriptionBody = v.InferOutput<typeof pushSubscription>

export const pushChoice = v.object({ kinds: kindList() })

export interface PushSettings {
  /** The key that a browser names its push service, so that only this server may send. */
  publicKey: string
  /** Address of this device's push service; `null` if it is not notified. */
  endpoint: string | null
  /** The news that this device is told of, once it is notified. */
  kinds: PushKind[]
  quiet: QuietHours | null
}

function kindList() {
  return v.pipe(v.array(v.picklist(pushKinds)), v.maxLength(pushKinds.length))
}

function timeOfDay() {
  return v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:00'))
}

/** Whether the text names a time zone that this program knows. */
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
