import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

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
  const plain = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url')
  const secretId = `${hmac('secret', secret).slice(0, 8)}.`
  const value = secretId + hmac(`fingerprint:${plain}`, secret)
  return {
    value,
    matches(first) {
      // Early versions stored the plain hash.
      if (first === plain || first === value) return true
      // An erased fingerprint, or one made with another secret, cannot be compared. Assume the same body: a 422 would
      // make the outbox send the item under a new key, and so cause a second effect.
      return first === '' || (first.includes('.') && !first.startsWith(secretId))
    },
  }
}

/**
 * A short HMAC of the client's network: the whole address for IPv4, the /64 prefix for IPv6, since one household owns
 * all of it. Without the secret the address cannot be recovered.
 */
export function networkFingerprint(address: string, secret: string): string {
  return hmac(`network:${networkOf(address)}`, secret).slice(0, 22)
}

/** The same for the /48 prefix, of which one customer may own all 65,536 networks; `undefined` for IPv4. */
export function siteFingerprint(address: string, secret: string): string | undefined {
  const network = networkOf(address)
  if (!network.includes(':')) return undefined
  return hmac(`site:${network.split(':').slice(0, 3).join(':')}`, secret).slice(0, 22)
}

/** The same for the /56 prefix, which providers often give to one customer; `undefined` for IPv4. */
export function customerFingerprint(address: string, secret: string): string | undefined {
  const network = networkOf(address)
  if (!network.includes(':')) return undefined
  const groups = network.split(':')
  const half = (groups[3] ?? '').padStart(4, '0').slice(0, 2)
  return hmac(`customer:${[...groups.slice(0, 3), half].join(':')}`, secret).slice(0, 22)
}

function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
