import { createHash, createHmac } from 'node:crypto'

/** What tells whether a repeat of a key says the same, without telling what was said. */
export interface Fingerprint {
  /** As it is kept under the key. */
  kept: string
  /** Whether a repeat gets the answer that was given to the write with this fingerprint. */
  matches(kept: string): boolean
}

/**
 * Fingerprint of a call with its place and its checked body. Without the secret nobody can try bodies against it: that
 * of a subscription is an address and no more, which is soon guessed.
 */
export function fingerprintOf(call: string, body: object, secret: string): Fingerprint {
  const plain = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url')
  const madeHere = `${macOf('secret', secret).slice(0, 8)}.`
  const kept = madeHere + macOf(`fingerprint:${plain}`, secret)
  return {
    kept,
    matches(first) {
      // `plain` is what earlier versions kept.
      if (first === plain || first === kept) return true
      // Erased, or made with another secret, it can be compared with nothing. That a repeat says the same is far more
      // likely than not, and refused it would be sent again under another key: a second effect.
      return first === '' || (first.includes('.') && !first.startsWith(madeHere))
    },
  }
}

function macOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
