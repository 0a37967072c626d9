import { type PushKind, type PushSettings, type PushSubscriptionBody, pushKinds } from '#contract/staff/push.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { call } from './call.ts'
import { deskWorker, hasWorker } from './deskWorker.ts'

/** Why this device cannot be notified of enquiries, or that it can. */
type PushAbility = 'possible' | 'denied' | 'installFirst' | 'unsupported'

/** The member who asked to be notified on this device: a colleague who signs in on it later is not. */
const askedBy = 'desk-push-for'
/** The kinds that were chosen on this device: the server forgets it with the session. */
const chosenKinds = 'desk-push-kinds'

/** Whether this browser can be notified, as far as it says without being asked. */
export function pushAbility(): PushAbility {
  if (!hasWorker()) return 'unsupported'
  if ('PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  // Of Apple's phones and tablets only an app on the home screen has notifications.
  return 'standalone' in navigator && navigator.standalone === false ? 'installFirst' : 'unsupported'
}

/** Asks for the permission, subscribes this browser and tells the server. Returns what the person decided. */
export async function startPush(publicKey: string, { address }: StaffSession): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission
  const { pushManager } = await deskWorker()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // The browser is subscribed with another VAPID key, that of an earlier installation of the server.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  })
  await call('startPush', { body: bodyOf(subscription) })
  localStorage.setItem(askedBy, address)
  return permission
}

/** Chooses what this device is told of, at the server and for the sessions after this one. */
export async function choosePush(kinds: PushKind[]): Promise<void> {
  await call('choosePush', { body: { kinds } })
  localStorage.setItem(chosenKinds, kinds.join(' '))
}

/** Ends the notifications on this device, here and at the server. */
export async function endPush(): Promise<void> {
  await call('endPush')
  await unsubscribe()
}

/** Forgets the subscription of this browser; the server has forgotten it with the session. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(askedBy)
  localStorage.removeItem(chosenKinds)
  if (pushAbility() !== 'possible') return
  const registration = await navigator.serviceWorker.getRegistration(location.pathname)
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Called after a sign-in: subscribes this browser to the new session if the same person had switched notifications on. The
 * server forgot the subscription when the old session expired.
 */
export async function resumePush({ address }: StaffSession): Promise<void> {
  if (localStorage.getItem(askedBy) !== address || pushAbility() !== 'possible') return
  if (Notification.permission !== 'granted') return
  const subscription = await (await deskWorker()).pushManager.getSubscription()
  const settings = subscription && (await call<PushSettings>('pushSettings'))
  if (settings && settings.endpoint !== subscription.endpoint) await call('startPush', { body: bodyOf(subscription) })
}

function bodyOf(subscription: PushSubscription): PushSubscriptionBody {
  const { keys = {} } = subscription.toJSON()
  const chosen = localStorage.getItem(chosenKinds)?.split(' ')
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
    ...(chosen && { kinds: pushKinds.filter((kind) => chosen.includes(kind)) }),
  }
}
