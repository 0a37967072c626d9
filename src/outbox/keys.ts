import { del, get, set } from 'idb-keyval'
import { deviceDays } from '#content/retention.ts'
import { keyTime, uuidv7 } from '#contract/idempotencyKey.ts'
import { withTimeout } from '#contract/withTimeout.ts'
import { dropWhere } from './db.ts'
import type { OutboxEnv } from './env.ts'
import type { Submission } from './item.ts'

const remembered = deviceDays.undelivered * 24 * 3600 * 1000

/** Keys of this page's own writes, by store: they serve where storage cannot be used. */
const inMemory = new WeakMap<OutboxEnv['keys'], Map<string, string>>()

/**
 * The idempotency key of what was written: text that is submitted again keeps its key until it was sent or saved; changed
 * text gets a new one (OB-28). Only a digest of the text is stored.
 */
export async function keyFor(written: Submission, env: OutboxEnv): Promise<string> {
  const digest = await digestOf(written)
  const own = ownKeys(env)
  const known = own.get(digest)
  if (known !== undefined) return known
  const key = uuidv7(env.now())
  own.set(digest, key)
  if (!isDigest(digest)) return key
  try {
    const earlier = await withTimeout(env.timeouts.storage, get<string>(digest, env.keys))
    if (earlier === undefined) await withTimeout(env.timeouts.storage, set(digest, key, env.keys))
    else own.set(digest, earlier)
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
  if (!globalThis.crypto.subtle) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
