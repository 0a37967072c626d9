import { stripInvisible } from './stripInvisible.ts'

/** A piece of a comment: text, or text that links to `href`. */
export interface Part {
  /** Its start in the shown text. */
  at: number
  text: string
  href?: string
}

/** A web address that no preceding character makes part of another word or address. */
const address = /(^|[^\p{L}\p{N}:/@._%=&?#-])(https?:\/\/[^\s<>"'`{}|\\^[\]]+)/giu

/** A comment's text in pieces, ready to be shown as text: only plain web addresses become links. */
export function textParts(text: string): Part[] {
  const visible = stripInvisible(text)
  const parts: Part[] = []
  let end = 0
  for (const match of visible.matchAll(address)) {
    const start = match.index + (match[1]?.length ?? 0)
    const link = linkOf(match[2] ?? '', start)
    if (!link) continue
    if (start > end) parts.push({ at: end, text: visible.slice(end, start) })
    parts.push(link)
    end = start + link.text.length
  }
  if (end < visible.length) parts.push({ at: end, text: visible.slice(end) })
  return parts
}

function linkOf(found: string, at: number): Part | undefined {
  const text = withoutTail(found)
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return undefined
  }
  // A user name before an @ only makes the address look like another site.
  const isPlain = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
  return isPlain ? { at, text, href: url.href } : undefined
}

/** The ends of sentences and their parts in every script, a danda, too; and quotation marks that close. */
const endsSentence = /^[*_~…\p{Terminal_Punctuation}\p{Final_Punctuation}]$/u

/** The address without the end of its sentence: full stops, and brackets opened before it. In linear time. */
function withoutTail(found: string): string {
  let unopened = found.split(')').length - found.split('(').length
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!endsSentence.test(last)) break
  }
  return found.slice(0, end)
}
