/** Start and end of a sentence in its text. */
export interface Span {
  start: number
  end: number
}

/** Parts a text at its sentences; replaced in tests of browsers that cannot. */
export type Segment = (text: string) => Iterable<string>

/** Abbreviations: a full stop that ends no sentence. */
const goesOn =
  /(?:^|[\s(“"'‘[])(?:Rs|INR|s|ss|Secs?|r|rr|Arts?|cl|paras?|p|pp|Nos?|no|v|vs|e\.g|i\.e|viz|cf|w\.e\.f|w\.r\.t|al|approx|Dr|Mr|Mrs|Ms|Smt|Shri|Pvt|St|sq|[A-Z])\.\s*$/
/** 'No.' and the like end a sentence when no number follows. */
const needsNumber = /(?:^|[\s(“"'‘[])(?:Nos?|no|s|p)\.\s*$/

/** The sentences of a text; abbreviations such as 'Rs.', 's. 195', 'No. 3' and 'e.g.' do not part it. */
export function splitSentences(text: string, segment: Segment = browserSegment): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const part of segment(text)) {
    const last = spans.at(-1)
    const end = at + part.length
    if (last && isOneWith(text.slice(last.start, last.end), part)) last.end = end
    else spans.push({ start: at, end })
    at = end
  }
  return spans.flatMap((span) => trimmed(text, span))
}

function isOneWith(before: string, after: string): boolean {
  if (before.endsWith('\n')) return false
  if (needsNumber.test(before)) return /^\s*[\d₹]/.test(after)
  return goesOn.test(before) || /^[\p{Ll})\]”’,;]/u.test(after)
}

/** The span without the white space around it; none if nothing is left. */
function trimmed(text: string, { start, end }: Span): Span[] {
  const part = text.slice(start, end)
  const from = start + (part.length - part.trimStart().length)
  const to = start + part.trimEnd().length
  return to > from ? [{ start: from, end: to }] : []
}

const browserSegment: Segment = (text) => {
  if (!('Segmenter' in Intl)) return plainSegment(text)
  const segments = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}

/** For browsers without Intl.Segmenter, such as Firefox before 125: a blank after a full stop, in Hindi after a danda, begins a sentence. */
export const plainSegment: Segment = (text) => text.split(/(?<=[.!?।]["”’)\]]*\s)(?=\S)|(?<=\n)/)
