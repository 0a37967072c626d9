import { createHmac } from 'node:crypto'
import type { AlertSettings } from '../config.ts'
import { errorCode } from '../startupError.ts'

/** The content of an alert: numbers, times and codes, never anything about a visitor. */
export interface Alert {
  /** For programs. */
  event: 'problem' | 'recovered'
  /** For people, in one line; Slack, Telegram and ntfy show it. */
  text: string
  /** The problems, by name. */
  problems: readonly string[]
  /** ISO 8601. */
  time: string
}

const timeout = 10_000

/**
 * Posts an alert as JSON. `Alert-Signature` is an HMAC-SHA256, in hex, over `Alert-Timestamp` (seconds), a dot and the
 * body; a receiver rejects old timestamps, so that nobody can replay an alert. Rejects if the receiver does not accept.
 */
export async function postAlert({ url, secret }: AlertSettings, alert: Alert, now: number): Promise<void> {
  const body = JSON.stringify(alert)
  const timestamp = String(Math.floor(now / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'Alert-Timestamp': timestamp,
    ...(secret === undefined ? {} : { 'Alert-Signature': signAlert(timestamp, body, secret) }),
  }
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`)
}

/** The value of `Alert-Signature`. */
export function signAlert(timestamp: string, body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** Why an alert was not delivered. Leaves out fetch's own message, which may quote the URL and the token in it. */
export function alertProblem(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const own = error instanceof Error && error.message.startsWith('the receiver answered') ? error.message : undefined
  return own ?? (errorCode(cause) || (error instanceof Error ? error.name : 'unknown'))
}
