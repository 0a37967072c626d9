import { decoded } from '#ui/browser/decoded.ts'

/** Names that the address writes as one word. */
const known = new Map([['privacypolicy', 'Privacy Policy']])
/** Acronyms. */
const capitals = new Map([
  ['nri', 'NRI'],
  ['nris', 'NRIs'],
])

/** A path segment as words: dashes, underscores and camel case become capitalised words (SH-10). */
export function titleCase(segment: string): string {
  const text = known.get(segment) ?? decoded(segment)
  return text
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim()
    .split(/\s+/)
    .map((word) => capitals.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
