import { createHmac } from 'node:crypto'

/** Recognises a repeated body without storing what it said. */
export interface BodyFingerprint {
  /** Stored with the key. */
  value: string
  /** Whether a request with this fingerprint may get the answer stored with that one. */
  matches(storedValue: string): boolean
}

/**
 * Fingerprint of a call, its URL parameter and its checked body. It is an HMAC, because a plain hash of a short body,
 * such as a subscription's address, could be found by guessing.
 */
export function bodyFingerprint(call: string, body: object, secret: string): BodyFingerprint {
  const secretId = `${hmac('secret', secret).slice(0, 8)}.`
  const value = secretId + hmac(`fingerprint:${JSON.stringify([call, body])}`, secret)
  return {
    value,
    matches(first) {
      // An erased fingerprint, or one made with another secret, cannot be compared. Assume the same body: a 422 would
      // make the outbox send the item under a new key, and so cause a second effect.
      return first === value || !first.startsWith(secretId)
    },
  }
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
