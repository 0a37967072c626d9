import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Why a message must not be sent to an address; it names no device. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
// Teredo, documentation, and 6to4, in which an IPv4 address hides.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')
const publicNetworks = new BlockList()
publicNetworks.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the Internet, and to no network of ours. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateNetworks.check(address, 'ipv4')
  return family === 6 && publicNetworks.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6')
}

/**
 * Whether a browser's subscription may name this address. It comes from outside, and this server sends there: so it has to be
 * https at its usual port on a public host (server-side request forgery), or an origin that the settings name.
 */
export function mayBePushAddress(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username || password) return false
  if (services.includes(origin)) return true
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (protocol !== 'https:' || port !== '') return false
  if (isIP(host) !== 0) return isPublicAddress(host)
  return /\.[a-z][a-z\d-]*$/i.test(host) && !/(^|\.)(localhost|local|internal|lan|home\.arpa)$/i.test(host)
}

/**
 * Resolves names for the connection itself, and refuses a name that leads to a private address: looking it up beforehand would
 * let its owner answer differently the second time.
 */
export const lookupPublic: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return found(new ForbiddenAddress('the push service has a private address'), '')
    if (options.all) found(null, addresses)
    else found(null, first.address, first.family)
  })
}
