import { createHash } from 'node:crypto'
import { maxLength } from '#contract/lengths.ts'
import { normalized } from '#contract/normalized.ts'
import type { Tx } from '../store/tables.ts'

const maxLinks = 2
const hour = 3_600_000
/** Longer comments are always reviewed, and NFKC may make eighteen letters of one. */
const mostCompared = maxLength.unreviewedComment
/** How often the same text may be posted within an hour before it is held: by one network, and by all together. */
const maxRepeats = { network: 3, total: 10 }

const commonEndings =
  'com|net|org|info|biz|in|co|io|me|ly|gg|app|dev|xyz|top|site|online|shop|store|club|live|link|click|win|vip|uk|us|ru|cn|tk|to|cc'
/** An address with a scheme or `www`, or a bare domain with a path (`t.me/x`) or with a common ending. */
const link = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,24}\/\S|(?:${commonEndings})(?![\p{L}\p{N}-]))`,
  ].join('|'),
  'giu',
)
/** Groups of two or more digits. */
const digitGroups =
  /(?<![\p{N}\p{L}])\+?\(?\p{Nd}{2,}(?:\)?[\s.\-\u2010-\u2015]{1,2}\(?\p{Nd}{2,}){0,6}(?![\p{N}\p{L}])/gu

/** How many links and telephone numbers a text holds, however they are written. */
export function countLinks(text: string): number {
  // Full-width and circled characters, and invisible ones between letters, hide an address from filters only.
  const plain = normalized(text, 'NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
  const numbers = (plain.match(digitGroups) ?? []).filter(isNumber)
  return (plain.match(link)?.length ?? 0) + numbers.length
}

/** Whether groups of digits are together as long as a telephone number. */
function isNumber(groups: string): boolean {
  const digits = groups.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 9 && digits <= 15
}

/** Equal for texts that differ only in case, whitespace and punctuation, or after so many characters. */
export function textFingerprint(text: string): string {
  const plain = normalized(text.slice(0, mostCompared), 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(plain || text)
    .digest('base64url')
}

/** Why a comment must be reviewed before it is shown, as a phrase for the provider; `undefined` if it need not be. */
export async function reasonToHold(tx: Tx, text: string, network: string, now: number): Promise<string | undefined> {
  const links = countLinks(text)
  if (links > maxLinks) return `it contains ${links} links or telephone numbers`
  const earlier = await tx
    .selectFrom('comment')
    .select('network')
    .where('text_fingerprint', '=', textFingerprint(text))
    .where('created_at', '>', now - hour)
    .limit(maxRepeats.total)
    .execute()
  const same = earlier.filter((one) => one.network === network).length
  if (same >= maxRepeats.network) return `the same network posted this text ${same} times within an hour`
  if (earlier.length >= maxRepeats.total) return 'the same text keeps being posted'
  return undefined
}
