import { domainToASCII } from 'node:url'
import { normalized } from '#contract/normalized.ts'

const pattern = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\]]+$/
/** Controls, invisible characters and lone surrogates. */
const invisible = /[\p{C}\u3164\u2800\u115f\u1160\uffa0]/u
const maxLength = 254

/** Whether the text is a valid email address. It may still belong to nobody. */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxLength || !pattern.test(text) || invisible.test(text)) return false
  // Mail programs would decode it and show another address.
  if (text.includes('=?')) return false
  const labels = domainToASCII(domainOf(text)).split('.')
  return labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label))
}

/** Whether every mail server accepts it: one without SMTPUTF8 refuses an email with other letters before the @. */
export function isAsciiAddress(address: string): boolean {
  return /^[\x21-\x7e]+$/.test(address.slice(0, address.lastIndexOf('@')))
}

/** The address with its domain in ASCII. */
export function withAsciiDomain(address: string): string {
  const domain = domainOf(address)
  return address.slice(0, address.length - domain.length) + (domainToASCII(domain) || domain)
}

/** One form for all spellings of an address: trimmed, lower case, domain in ASCII. */
export function normalisedAddress(text: string): string {
  const plain = normalized(text.trim(), 'NFC').toLowerCase()
  const domain = domainOf(plain)
  return plain.slice(0, plain.length - domain.length) + (domainToASCII(domain) || domain)
}

/** The mailbox of a normalised address, as far as we can tell: without a `+tag`, and without dots for Gmail. */
export function mailboxOf(address: string): string {
  const domain = domainOf(address)
  const name = address.slice(0, address.length - domain.length - 1).replace(/(?<=.)\+.*$/s, '')
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

function domainOf(text: string): string {
  const at = text.lastIndexOf('@')
  return at < 0 ? '' : text.slice(at + 1)
}
