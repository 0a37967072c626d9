import { del, get, set } from 'idb-keyval'
import { keyTime, newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { dropWhere } from './deviceStore.ts'
import type { Written } from './item.ts'
import type { Means } from './means.ts'
import { within } from './within.ts'

const remembered = 30 * 24 * 3600 * 1000

/** Keys of this page's own writes, by store: they serve where storage cannot be used. */
const inMemory = new WeakMap<Means['keys'], Map<string, string>>()

/**
 * The idempotency key of what was written: the same text submitted again keeps its key until its writer has been told
 * that it was sent or saved; changed text gets a new one (decisions, Offline). Only a digest of the text is stored.
 */
export async function keyFor(written: Written, means: Means): Promise<string> {
  const digest = await digestOf(written)
  const own = ownKeys(means)
  const known = own.get(digest)
  if (known !== undefined) return known
  const key = newIdempotencyKey(means.now())
  own.set(digest, key)
  if (!isDigest(digest)) return key
  try {
    const stored = await within(means.patience.storage, get<string>(digest, means.keys))
    if (stored === undefined) await within(means.patience.storage, set(digest, key, means.keys))
    else own.set(digest, stored)
  } catch {
    // Without storage the key lives as long as the page.
  }
  return own.get(digest) ?? key
}

/** From now on the same text is a new write. */
export async function forgetKey(written: Written, means: Means): Promise<void> {
  const digest = await digestOf(written)
  ownKeys(means).delete(digest)
  try {
    await within(means.patience.storage, del(digest, means.keys))
    await within(means.patience.storage, dropOld(means))
  } catch {
    // Storage went away: the key then lives in memory only, and is gone from there.
  }
}

/** A write that was refused and never tried again leaves its digest behind. */
function dropOld(means: Means): Promise<void> {
  return dropWhere<string>(means.keys, (key) => means.now() - (keyTime(key) ?? 0) > remembered)
}

function ownKeys({ keys }: Means): Map<string, string> {
  const own = inMemory.get(keys) ?? new Map<string, string>()
  inMemory.set(keys, own)
  return own
}

/** SHA-256 in hexadecimal. Browsers have it on secure origins only; elsewhere the text itself, never stored. */
async function digestOf({ kind, path, body }: Written): Promise<string> {
  const text = JSON.stringify([kind, path, body])
  if (!globalThis.crypto.subtle) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
