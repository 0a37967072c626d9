/** A stretch of text with its markup, and where it begins in its line. */
export type Inline = { at: number } & (
  | { type: 'text'; text: string }
  | { type: 'bold'; content: Inline[] }
  | { type: 'emphasis'; content: Inline[] }
  | { type: 'link'; href: string; content: Inline[] }
  /** A mark of a numbered note, or the way back from the note to its first mark. */
  | { type: 'note'; number: string; kind: 'first' | 'again' | 'back' }
)

// An underscore inside a word or a blank to fill in is no emphasis; an address that is neither path nor https no link.
const markup =
  /\*\*(?<bold>[^*]+)\*\*|(?<![\p{L}\p{N}_])_(?<emphasis>[^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])|\[(?<label>[^\]]+)\]\((?<href>\/(?!\/)[^\s)]*|https:\/\/[^\s)]+)\)|\[\^(?<back><)?(?<note>\d+)(?<again>\+)?\]/gu

/** Parts a line into `**bold**`, `_emphasis_`, `[text](/path)` `[text](https://…)` and notes like `[^1]`; all else stays text. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of source.matchAll(markup)) {
    const at = match.index
    if (at > end) parts.push({ at: end, type: 'text', text: source.slice(end, at) })
    end = at + match[0].length
    const { bold, emphasis, label, href, note, back, again } = match.groups ?? {}
    if (bold) parts.push({ at, type: 'bold', content: parseInline(bold) })
    else if (emphasis) parts.push({ at, type: 'emphasis', content: parseInline(emphasis) })
    else if (label && href) parts.push({ at, type: 'link', href, content: parseInline(label) })
    else if (note) parts.push({ at, type: 'note', number: note, kind: back ? 'back' : again ? 'again' : 'first' })
  }
  if (end < source.length) parts.push({ at: end, type: 'text', text: source.slice(end) })
  return parts
}
