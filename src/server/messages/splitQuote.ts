/** An email's text and the older messages that its end repeats. */
export interface SplitText {
  text: string
  quoted: string
}

/** Longer lines are not looked at: no mail program's introduction is as long. */
const longestIntroduction = 400
/** Lines over which an introduction may be broken. */
const mostLines = 4

/**
 * How mail programs introduce the message that they repeat, in English and Hindi: Gmail and Apple Mail ("On … wrote:"), and
 * what Gmail writes in Hindi ("… को … ने लिखा:").
 */
const introductions: readonly RegExp[] = [
  /^On\s.{5,}\swrote\s?:$/is,
  /^On\s.{5,}<[^<>\s]+@[^<>\s]+>\s*(?:wrote)?\s?:$/is,
  /^.{0,200}<[^<>\s]+@[^<>\s]+>\s(?:wrote|ने लिखा)\s?:$/is,
  /^.{3,}\sको\s.{0,200}(?:ने\s(?:लिखा|यह लिखा))(?:\sहै)?\s?[:।]?:?$/s,
  /^.{3,}\sने\s.{0,200}(?:को|पर)\s(?:लिखा|यह लिखा)(?:\sहै)?\s?:$/s,
]

/** Lines that begin a repeated message by themselves: Outlook's rule, its header block, forwards, and our own quotation. */
const separators: readonly RegExp[] = [
  /^-{2,}\s*(?:Original Message|Forwarded message|Reply message|मूल संदेश|अग्रेषित संदेश)\s*-{2,}$/i,
  /^_{10,}$/,
  /^Begin forwarded message:$/i,
]

/** The labels of Outlook's header block in English and Hindi; two of the first and one of the second make one. */
const fromLine = /^\*?(?:From|प्रेषक|द्वारा|भेजने वाला)\s?:\*?\s\S/i
const otherLine = /^\*?(?:Sent|Date|To|Cc|Subject|भेजा गया|दिनांक|तारीख|प्रति|को|विषय)\s?:\*?\s/i

/**
 * Splits a reply from the older messages below it, as the mail programs of phones and offices write them. What stands below
 * a quotation is the writer's own, and then nothing is folded. When in doubt all of it is text: nothing is ever left out.
 */
export function splitQuote(whole: string): SplitText {
  const lines = whole.replace(/\r\n?/g, '\n').split('\n')
  const at = beginningOf(lines)
  if (at === undefined) return { text: whole.trim(), quoted: '' }
  const text = lines.slice(0, at).join('\n').trim()
  const quoted = lines.slice(at).join('\n').trim()
  // Nothing but a quotation, as in a forwarded message: that is the message.
  return text === '' ? { text: whole.trim(), quoted: '' } : { text, quoted }
}

/** The line with which the repeated messages begin; `undefined` if there are none. */
function beginningOf(lines: readonly string[]): number | undefined {
  // Once for all lines: asked anew at each, a text of marked lines alone would stop the server for minutes.
  const lastOwn = lines.findLastIndex((line) => !/^\s*(?:>|$)/.test(line))
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    if (line === '') continue
    if (separators.some((one) => one.test(line)) && isFollowed(lines, at)) return at
    if ((fromLine.test(line) || isHeaderOfPhone(lines, at)) && isHeaderBlock(lines, at)) return at
    if (line.startsWith('>')) {
      if (lastOwn < at) return introducedAt(lines, at)
      continue
    }
    const length = introductionAt(lines, at)
    if (length > 0 && !beginsLater(lines, at, length) && isRestQuoted(lines, at + length, lastOwn)) return at
  }
  return undefined
}

/** How many lines an introduction has that begins here; 0 if none does. */
function introductionAt(lines: readonly string[], at: number): number {
  let joined = ''
  for (let count = 1; count <= mostLines; count += 1) {
    const line = (lines[at + count - 1] ?? '').trim()
    // A marked line below one that is not is another message's.
    if (line === '' || (line.startsWith('>') && joined !== '' && !joined.startsWith('>'))) return 0
    joined = joined === '' ? line : `${joined} ${line}`
    if (joined.length > longestIntroduction) return 0
    if (introductions.some((one) => one.test(joined))) return count
  }
  return 0
}

/** Whether the line above an introduction was taken for its beginning: the writer's last words may stand directly above. */
function beginsLater(lines: readonly string[], at: number, length: number): boolean {
  if (length < 2 || introductionAt(lines, at + 1) !== length - 1) return false
  return !/^On\s/i.test((lines[at] ?? '').trim()) || /^On\s/i.test((lines[at + 1] ?? '').trim())
}

/** Below an introduction mail programs mark all lines, or none. An answer between marked lines is text. */
function isRestQuoted(lines: readonly string[], from: number, lastOwn: number): boolean {
  const first = nextFilled(lines, from)
  if (first === undefined) return false
  return lines[first]?.trim().startsWith('>') ? lastOwn < first : true
}

/**
 * The line with which the introduction of a marked end begins, in whichever language: it ends with a colon and names an
 * address, or a day and a time. `at` if the lines above are none.
 */
function introducedAt(lines: readonly string[], at: number): number {
  let joined = ''
  for (let from = at - 1; from >= 0 && at - from <= mostLines; from -= 1) {
    const line = (lines[from] ?? '').trim()
    if (line === '' && joined === '') continue
    joined = `${line} ${joined}`.trim()
    if (line === '' || joined.length > longestIntroduction || !joined.endsWith(':')) return at
    const isDated = /\d{1,2}[:.]\d{2}/.test(joined) && /\b\d{4}\b/.test(joined)
    if (isDated && (/<[^<>\s]+@[^<>\s]+>/.test(joined) || /\b\d{1,2}\D+\d{4}\b/.test(joined))) return from
  }
  return at
}

/** The first line from there on that is not empty. */
function nextFilled(lines: readonly string[], from: number): number | undefined {
  for (let at = from; at < lines.length; at += 1) if (lines[at]?.trim() !== '') return at
  return undefined
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const block = lines.slice(at + 1, at + 8).map((line) => line.trim())
  return block.filter((line) => otherLine.test(line)).length >= 2
}

/** Outlook.com and Windows Mail begin the block with its date or subject, and name the sender below. */
function isHeaderOfPhone(lines: readonly string[], at: number): boolean {
  return (
    otherLine.test((lines[at] ?? '').trim()) && lines.slice(at + 1, at + 6).some((line) => fromLine.test(line.trim()))
  )
}

/** A rule alone is also drawn above a signature: only with a header block, or words that name it, it begins a message. */
function isFollowed(lines: readonly string[], at: number): boolean {
  if (!/^_/.test((lines[at] ?? '').trim())) return true
  const next = nextFilled(lines, at + 1)
  return next !== undefined && fromLine.test((lines[next] ?? '').trim()) && isHeaderBlock(lines, next)
}
