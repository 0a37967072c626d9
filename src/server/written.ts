import { createHash } from 'node:crypto'
import { site } from '#content/site.ts'
import { keyTime, newIdempotencyKey } from '#contract/idempotencyKey.ts'

/** What the server knows of a write beside its body. */
export interface Written {
  /** Id of what it makes. */
  id: string
  key: string
  /** Path of the page that it was written on; empty when it was not told. */
  page: string
  /** Fingerprint of the writer's network. */
  network: string
  /** When the visitor wrote it; never after `receivedAt`. */
  writtenAt: number
  receivedAt: number
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Takes down the circumstances of a write that arrives now. */
export function takeDown(key: string, page: string, network: string, now: number): Written {
  const writtenAt = Math.min(keyTime(key) ?? now, now)
  return { id: newIdempotencyKey(now), key, page, network, writtenAt, receivedAt: now }
}

/** What a writer may quote, such as PD-7F3K-2QX9: the product's initials and 40 bits of the key's hash. */
export function referenceOf(key: string): string {
  const digest = createHash('sha256').update(key).digest()
  const letters = Array.from(digest.subarray(0, 8), (byte) => crockford[byte % crockford.length]).join('')
  const initials = site.product
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
  return `${initials.toUpperCase()}-${letters.slice(0, 4)}-${letters.slice(4)}`
}
