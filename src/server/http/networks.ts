import { createHmac } from 'node:crypto'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** A client's network and the wider ones around it, as fingerprints: without the secret no address can be recovered. */
export interface ClientNetworks {
  /** The whole address for IPv4; the /64 for IPv6, since one household owns all of it. */
  network: string
  /** The /56, which providers often give to one customer; `undefined` for IPv4. */
  network56: string | undefined
  /** The /48, of which one customer may own all 65,536 networks; `undefined` for IPv4. */
  network48: string | undefined
  /** The /24 of an IPv4 address. */
  network24: string | undefined
}

/** The network of all clients whose address cannot be parsed. */
const unknown = 'unknown'

const known = new WeakMap<FastifyRequest, ClientNetworks>()

/** The networks of the client that sent this request. */
export function networksOf(request: FastifyRequest, secret: string): ClientNetworks {
  const found = known.get(request) ?? fingerprintsOf(request.ip, secret)
  known.set(request, found)
  return found
}

/** The networks of an address, as the socket or a proxy wrote it. */
export function fingerprintsOf(address: string | undefined, secret: string): ClientNetworks {
  const of = (name: string, network: string) =>
    createHmac('sha256', secret).update(`${name}:${network}`).digest('base64url').slice(0, 22)
  const none = { network56: undefined, network48: undefined, network24: undefined }
  const plain = parseAddress(address)
  if (plain === undefined) return { ...none, network: of('network', unknown) }
  if (isIPv4(plain)) {
    const wide = plain.split('.').slice(0, 3).join('.')
    return { ...none, network: of('network', plain), network24: of('network24', wide) }
  }
  const groups = ipaddr.IPv6.parse(plain).parts.map((part) => part.toString(16))
  const half = (groups[3] ?? '').padStart(4, '0').slice(0, 2)
  return {
    ...none,
    network: of('network', groups.slice(0, 4).join(':')),
    network56: of('customer', [...groups.slice(0, 3), half].join(':')),
    network48: of('site', groups.slice(0, 3).join(':')),
  }
}

/** The wider networks, widest first. */
export function widerNetworks({ network24, network48, network56 }: ClientNetworks): string[] {
  return [network48, network56, network24].filter((one) => one !== undefined)
}

/**
 * The address in what a socket or a proxy wrote: with a port (`203.0.113.5:4711`, `[2001:db8::1]:4711`, as Azure and IIS
 * write it), in brackets or quotes, with a zone, in any case. IPv4 inside IPv6 (mapped, or through NAT64, RFC 6052) becomes
 * IPv4. `undefined` if it is no address.
 */
export function parseAddress(text: string | undefined): string | undefined {
  const [, bracketed, zoneless = ''] =
    /^(?:\[([^\]%]+)(?:%[^\]]*)?\](?::\d{1,5})?|([^%]+)(?:%.*)?)$/.exec(
      (text ?? '')
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .trim(),
    ) ?? []
  const plain = bracketed ?? zoneless.replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return undefined
  const parsed = ipaddr.IPv6.parse(plain)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  if (parsed.range() !== 'rfc6052') return parsed.toString()
  return parsed.toByteArray().slice(12).join('.')
}

const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Whether the machine at this hop is a proxy whose `X-Forwarded-For` is believed, as Fastify's `trustProxy` asks. Its own
 * list does not recognise a proxy that another one wrote with its port, and would take it for the visitor.
 */
export function trustOf(
  trusted: false | number | readonly string[],
): false | ((address: string | undefined, hop: number) => boolean) {
  if (trusted === false) return false
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const proxies = new BlockList()
  for (const one of trusted.flatMap((name) => namedRanges[name.toLowerCase()] ?? [name])) {
    const [address = '', bits] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    proxies.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return (address) => {
    const plain = parseAddress(address)
    return plain !== undefined && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
