import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import { site } from '#content/site.ts'
import { type PushPayload, pushLifetime } from '#contract/staff/push.ts'
import { errorCode } from '../startupError.ts'
import type { PushDeviceRow } from '../store/staffTables.ts'
import { ForbiddenAddress, lookupPublic, mayBePushAddress } from './pushAddress.ts'
import type { VapidKeys } from './vapidKeys.ts'

/** 'gone': the subscription has ended. 'refused': it will never be taken. 'failed': try again, after so many milliseconds if it says. */
export type PushOutcome =
  | { state: 'sent' | 'gone' }
  | { state: 'refused' | 'failed'; reason: string; retryAfter?: number | undefined }

/** Takes a message to a device's push service. */
export type SendPush = (device: PushDeviceRow, payload: PushPayload, signal: AbortSignal) => Promise<PushOutcome>

/** The longest that is waited because a service says so. */
const longestRetryAfter = 6 * 3_600_000

/**
 * Sends messages encrypted for the device (RFC 8291) and signed by this server (RFC 8292). Web-push makes them; the request is
 * our own, because it must not reach a private address. `services` are origins that may be one, by the settings.
 */
export function pushSender(keys: VapidKeys, services: readonly string[]): SendPush {
  return async ({ endpoint, p256dh, auth }, payload, signal) => {
    if (!mayBePushAddress(endpoint, services)) return { state: 'refused', reason: 'forbidden address' }
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        { vapidDetails: { subject: `mailto:${site.email}`, ...keys }, TTL: pushLifetime, urgency: 'high' },
      )
      const isOwn = services.includes(new URL(endpoint).origin)
      const { status, retryAfter } = await post(endpoint, headers, body, signal, isOwn)
      return outcomeOf(status, retryAfter)
    } catch (error) {
      if (error instanceof ForbiddenAddress) return { state: 'refused', reason: 'forbidden address' }
      return { state: 'failed', reason: errorCode(error) || (error instanceof Error ? error.name : 'unknown') }
    }
  }
}

/** The outcome that a push service's status stands for (RFC 8030): sent, subscription gone, to be retried, or refused. */
function outcomeOf(status: number, retryAfter: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (status === 404 || status === 410) return { state: 'gone' }
  const reason = `the push service answered ${status}`
  const isLater = status === 429 || status >= 500 || status === 401 || status === 403 || status === 408
  return isLater ? { state: 'failed', reason, retryAfter } : { state: 'refused', reason }
}

function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  signal: AbortSignal,
  isOwn: boolean,
): Promise<{ status: number; retryAfter: number | undefined }> {
  return new Promise((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest
    // No pooled connection and no redirect: both would reach an address that `lookup` has not checked.
    const options = { method: 'POST', headers, signal, agent: false, ...(isOwn ? {} : { lookup: lookupPublic }) }
    const sent = send(endpoint, options, (response) => {
      const seconds = Number(response.headers['retry-after'])
      const retryAfter = seconds > 0 ? Math.min(seconds * 1000, longestRetryAfter) : undefined
      resolve({ status: response.statusCode ?? 0, retryAfter })
      // Nobody reads what it says; without a listener the end of the connection would be an uncaught error.
      response.on('error', () => undefined)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
