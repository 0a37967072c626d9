import { plainText } from './plainText.ts'

/** A piece of a comment: text, or text that links to `href`. */
export interface Part {
  /** Where it begins in the shown text. */
  at: number
  text: string
  href?: string
}

/** Nothing before it may make it a part of another word or address. */
const address = /(^|[^\p{L}\p{N}:/@._%=&?#-])(https?:\/\/[^\s<>"'`{}|\\^[\]]+)/giu

/** A comment's text in pieces, ready to be shown as text: only plain web addresses become links. */
export function textParts(text: string): Part[] {
  const plain = plainText(text)
  const parts: Part[] = []
  let end = 0
  for (const match of plain.matchAll(address)) {
    const start = match.index + (match[1]?.length ?? 0)
    const link = linkOf(match[2] ?? '', start)
    if (!link) continue
    if (start > end) parts.push({ at: end, text: plain.slice(end, start) })
    parts.push(link)
    end = start + link.text.length
  }
  if (end < plain.length) parts.push({ at: end, text: plain.slice(end) })
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
  // A name before an @ only serves to look like another site.
  const isPlain = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
  return isPlain ? { at, text, href: url.href } : undefined
}

/** The address without what ends the sentence: stops, and brackets that were opened before it. In linear time. */
function withoutTail(found: string): string {
  let unopened = found.split(')').length - found.split('(').length
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!'.,;:!?*_~…'.includes(last)) break
  }
  return found.slice(0, end)
}
