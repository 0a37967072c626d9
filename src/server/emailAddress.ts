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

function domainOf(text: string): string {
  const at = text.lastIndexOf('@')
  return at < 0 ? '' : text.slice(at + 1)
}
