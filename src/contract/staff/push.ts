import * as v from 'valibot'

/** A device's notice of new enquiries: how many there are and where to read them. Nothing of what a visitor wrote. */
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
})
export type PushSubscriptionBody = v.InferOutput<typeof pushSubscription>

export interface PushSettings {
  /** The key that a browser names its push service, so that only this server may send. */
  publicKey: string
  /** Address of this device's push service; `null` if it is not notified. */
  endpoint: string | null
  quiet: QuietHours | null
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
