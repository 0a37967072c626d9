import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * A short fingerprint of the network that an address belongs to: the address itself for IPv4, the /64 for IPv6, where
 * one household has them all. Without the secret nobody can tell the address from it.
 */
export function networkFingerprint(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`network:${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)
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
