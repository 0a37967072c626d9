import { createHash } from 'node:crypto'
import { site } from '#content/site.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const initials = site.product
  .split(/\s+/)
  .map((word) => word.charAt(0))
  .join('')
  .toUpperCase()

/** A reference the visitor can quote, such as PD-7F3K-2QX9: the product's initials and 40 bits of the key's hash. */
export function referenceOf(key: string): string {
  const digest = createHash('sha256').update(key).digest()
  const code = Array.from(digest.subarray(0, 8), (byte) => crockford[byte % crockford.length]).join('')
  return `${initials}-${code.slice(0, 4)}-${code.slice(4)}`
}

/** References of ours in a text such as a subject, in capitals. */
export function referencesIn(text: string): string[] {
  const pattern = new RegExp(
    `(?<![\\w-])${initials.replace(/[^\w]/g, '\\$&')}-[${crockford}]{4}-[${crockford}]{4}(?![\\w-])`,
    'gi',
  )
  return [...new Set(Array.from(text.slice(0, 2000).matchAll(pattern), ([found]) => found.toUpperCase()))].slice(0, 5)
}
