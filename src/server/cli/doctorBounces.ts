import { domainToASCII } from 'node:url'
import type { Config } from '../config.ts'
import type { Finding } from './finding.ts'

/** Whether what comes back from newsletters is reported, and mailbox providers trust the address that it comes back to. */
export async function checkBounces({ config }: { config: Pick<Config, 'mail' | 'bounceSecret'> }): Promise<Finding> {
  if (!config.mail) return { state: 'ok', text: 'without mail there are none' }
  const { bounceAddress, from } = config.mail
  if (config.bounceSecret === undefined)
    return {
      state: 'note',
      text:
        bounceAddress === undefined
          ? 'nobody can report bounces and complaints of newsletters: set BOUNCE_WEBHOOK_SECRET'
          : 'BOUNCE_ADDRESS is set, but nobody can report what comes to it: set BOUNCE_WEBHOOK_SECRET',
    }
  if (bounceAddress === undefined) return { state: 'ok', text: 'can be reported; they go to MAIL_FROM' }
  const [ofBounces, ofSender] = [organisationOf(bounceAddress), organisationOf(from)]
  if (!isWithin(ofBounces, ofSender) && !isWithin(ofSender, ofBounces))
    return {
      state: 'note',
      text: `BOUNCE_ADDRESS is at ${ofBounces}, MAIL_FROM at ${ofSender}: SPF does not count for DMARC, so DKIM must pass`,
    }
  return { state: 'ok', text: `can be reported; they go to ${bounceAddress}` }
}

/** Whether a domain is the other, or below it. */
function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`)
}

/**
 * The registered part of an address's domain, as DMARC compares it. Without the public suffix list, a short label before a
 * country's passes for a registry's, as in co.in.
 */
function organisationOf(address: string): string {
  const labels = domainToASCII(address.replace(/^.*@|>.*$/g, '')).split('.')
  const [registry = '', country = ''] = labels.slice(-2)
  return labels.slice(registry.length <= 3 && country.length === 2 ? -3 : -2).join('.')
}
