import { domainToASCII } from 'node:url'

const shape = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\]]+$/
const longest = 254

/** Whether a letter could be sent to it. Says nothing about whether anybody would get it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && shape.test(text) && domainToASCII(domainOf(text)) !== ''
}

/** The same for every way of writing one address: trimmed, in lower case, the domain in ASCII. */
export function normalisedAddress(text: string): string {
  const plain = text.trim().normalize('NFC').toLowerCase()
  const domain = domainOf(plain)
  return plain.slice(0, plain.length - domain.length) + (domainToASCII(domain) || domain)
}

/**
 * The mailbox of a normalised address as far as one can tell: without a tag behind a plus, and for Gmail without the dots
 * that it overlooks.
 */
export function mailboxOf(address: string): string {
  const domain = domainOf(address)
  const name = address.slice(0, address.length - domain.length - 1).replace(/(?<=.)\+.*$/s, '')
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

function domainOf(text: string): string {
  const at = text.lastIndexOf('@')
  return at < 0 ? '' : text.slice(at + 1)
}
