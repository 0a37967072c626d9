import { del } from 'idb-keyval'
import { deviceDays } from '#content/retention.ts'
import { serverMessage } from '#content/texts/serverMessage.ts'
import { idempotencyHeader, pageHeader } from '#contract/calls.ts'
import { keyTime } from '#contract/idempotencyKey.ts'
import { challengedStatus, challengeHeader, solutionHeader } from '#contract/proofOfWork.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { change, dropWhere } from '#device/records.ts'
import { backOff, classifyStatus, retryAfter } from '#device/retry.ts'
import type { OutboxEnv } from './env.ts'
import { type Item, isMine, type Submission } from './item.ts'

const configured: string | undefined = import.meta.env.VITE_BACKEND_URL

/**
 * Address of a call at the backend. The base is `VITE_BACKEND_URL` without its trailing slash; when it is empty, the
 * page's own origin.
 */
export function backendUrl(path: string, base = configured): string {
  const trimmed = base?.trim().replace(/\/+$/, '')
  return (trimmed || self.location.origin) + path
}

/** The outcome of one request. */
export type Outcome =
  | { state: 'networkError' }
  | {
      state: 'answered'
      status: number
      /** The parsed JSON body; `undefined` when the body is none. */
      answer: unknown
      /** Field `message` of a JSON body, in the language of the page. */
      message: string | undefined
      retryAfter: number | undefined
    }

/**
 * Sends the item once, and again with the solution if the server asks for a proof of work. No answer within `timeout`
 * milliseconds is a network error. Never rejects.
 */
export async function postItem(item: Item, timeout: number, env: OutboxEnv): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await request(item, {}, signal, env)
    const outcome = await outcomeOf(response, env)
    if (response.status !== challengedStatus) return outcome
    const solution = await env.solve(response.headers.get(challengeHeader) ?? '', signal).catch(() => undefined)
    if (solution === undefined) return outcome
    const proven = await request(item, { [solutionHeader]: solution }, signal, env)
    // After a refusal the first answer holds: the server has the item, and a person reviews it.
    return proven.ok ? await outcomeOf(proven, env) : outcome
  } catch {
    return { state: 'networkError' }
  }
}

function request(item: Item, proof: Record<string, string>, signal: AbortSignal, env: OutboxEnv): Promise<Response> {
  return env.fetch(backendUrl(item.path), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [idempotencyHeader]: item.key,
      [pageHeader]: new URL(item.page, 'https://page.invalid').pathname,
      ...proof,
    },
    body: JSON.stringify(item.body),
    // A redirected POST arrives as a GET: it would look received without being so.
    redirect: 'error',
    signal,
  })
}

async function outcomeOf(response: Response, env: OutboxEnv): Promise<Outcome> {
  const answer = await bodyOf(response)
  return {
    state: 'answered',
    status: response.status,
    answer,
    message: messageOf(answer),
    retryAfter: retryAfter(response.headers.get('Retry-After'), env.now()),
  }
}

/** Once the status is here it counts, whether the body can be read or not. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    return undefined
  }
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined
  return typeof answer.message === 'string' && answer.message !== '' ? serverMessage(answer.message) : undefined
}

/** The effect of a failed attempt on the item: it waits, or needs attention. */
export type Failure = Pick<Item, 'failures' | 'state'>

/** The state to store after an attempt that did not deliver the item. */
export function failureOf(item: Item, outcome: Outcome, env: OutboxEnv): Failure {
  if (outcome.state === 'networkError') {
    const failures = { ...item.failures, connection: item.failures.connection + 1 }
    const nextTryAt = env.now() + backOff('connection', failures.connection, env.random())
    return { failures, state: { name: 'waiting', nextTryAt, waitsFor: 'connection' } }
  }
  const { status, message } = outcome
  const failures = { connection: 0, server: item.failures.server + 1 }
  if (classifyStatus(status) === 'needs-attention') {
    return { failures, state: { name: 'needs-attention', status, ...(message !== undefined && { message }) } }
  }
  const delay = outcome.retryAfter ?? backOff('server', failures.server, env.random())
  return { failures, state: { name: 'waiting', nextTryAt: env.now() + delay, waitsFor: 'server' } }
}

/** Frees the item, unless another holder has it by now. If storage fails, its lease expires. */
export function storeFailure({ key }: Item, leaseId: string, failure: Failure, env: OutboxEnv) {
  return change<Item>(env.items, key, (old) => (isMine(old, leaseId) ? { ...old, ...failure } : old))
}

const remembered = deviceDays.undelivered * 24 * 3600 * 1000

/** Keys of this page's own writes, by store: they serve where storage cannot be used. */
const inMemory = new WeakMap<OutboxEnv['keys'], Map<string, string>>()

/**
 * The idempotency key of what was written: text that is submitted again keeps its key until it was sent or saved; changed
 * text gets a new one, `fresh` (OB-28). Only a digest of the text is stored.
 */
export async function keyFor(written: Submission, fresh: string, env: OutboxEnv): Promise<string> {
  const digest = await digestOf(written)
  const own = ownKeys(env)
  const key = own.get(digest) ?? fresh
  own.set(digest, key)
  if (!crypto.subtle) return key
  try {
    const stored = change<string>(env.keys, digest, (earlier) => earlier ?? key)
    own.set(digest, (await withTimeout(env.timeouts.storage, stored)) ?? key)
  } catch {
    // Without storage the key lives as long as the page.
  }
  return own.get(digest) ?? key
}

/** From now on the same text is a new write. */
export async function forgetKey(written: Submission, env: OutboxEnv): Promise<void> {
  const digest = await digestOf(written)
  ownKeys(env).delete(digest)
  try {
    await withTimeout(env.timeouts.storage, del(digest, env.keys))
    await withTimeout(env.timeouts.storage, dropOld(env))
  } catch {
    // Storage went away: the key then lives in memory only, and is gone from there.
  }
}

/**
 * The text that was first written under this key is a new write from now on: the item was received without its form, or says
 * something else by now.
 */
export async function forgetTextOf(key: string, env: OutboxEnv): Promise<void> {
  const own = ownKeys(env)
  for (const [digest, one] of own) if (one === key) own.delete(digest)
  const dropped = dropWhere<string>(env.keys, (one) => one === key)
  await withTimeout(env.timeouts.storage, dropped).catch(() => {})
}

/** A write that was refused and never tried again leaves its digest behind. */
function dropOld(env: OutboxEnv): Promise<void> {
  return dropWhere<string>(env.keys, (key) => env.now() - (keyTime(key) ?? 0) > remembered)
}

function ownKeys({ keys }: OutboxEnv): Map<string, string> {
  const own = inMemory.get(keys) ?? new Map<string, string>()
  inMemory.set(keys, own)
  return own
}

/** SHA-256 in hexadecimal. Browsers have it on secure origins only; elsewhere the text itself, never stored. */
async function digestOf({ kind, path, body }: Submission): Promise<string> {
  const text = JSON.stringify([kind, path, body])
  if (!crypto.subtle) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
