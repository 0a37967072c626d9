import { isIP } from 'node:net'
import type { EnvReader } from '../envReader.ts'

/** Names of ranges that Fastify knows. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

/** Reads `TRUST_PROXY`: a number of proxies, or their addresses; `false` for none. */
export function readProxies(read: EnvReader): false | number | string[] {
  const text = read.text('TRUST_PROXY', 'none')
  if (text === 'none') return false
  if (/^\d$/.test(text)) return Number(text)
  const addresses = read.list('TRUST_PROXY')
  for (const one of addresses) {
    const problem = `"${one}" is neither a number of proxies from 0 to 9 nor an address such as 127.0.0.1 or 10.0.0.0/8`
    read.check(isProxy(one), 'TRUST_PROXY', problem)
  }
  return addresses
}

/** Fastify throws for anything else when it is made. */
function isProxy(text: string): boolean {
  if (ranges.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0 || address.includes('%')) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128))
  )
}
