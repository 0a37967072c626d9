import { type Address, addressParser, type Email } from 'postal-mime'

/**
 * Headers that only programs write; their presence is enough. Feedback-ID is none: Amazon's service adds it to people's too.
 * Nor are those of a mailing list: an office's group address is one, as of Google Groups, and its clients' emails come
 * through it.
 */
const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response']

/**
 * Whether a program wrote the email (RFC 3834): an out-of-office reply, a receipt, bulk mail. It is shown and opens
 * nothing; and since this server answers no email by itself, two programs never write to each other.
 */
export function isAutomatic({ headers, returnPath }: Pick<Email, 'headers' | 'returnPath'>): boolean {
  const first = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = first('auto-submitted')
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/^(?:bulk|junk|auto_reply)\b/.test(first('precedence') ?? '')) return true
  if (automaticHeaders.some((name) => first(name) !== undefined)) return true
  // A null sender: reports of mail servers, which nobody may answer.
  return returnPath === '' || first('return-path') === '<>'
}

/**
 * The writer of an email that came through a mailing list (RFC 2919), by the headers in which lists keep the sender that they
 * replace by their own address; `undefined` if it came through none.
 */
export function listWriter({ headers, replyTo }: Pick<Email, 'headers' | 'replyTo'>): Address | undefined {
  if (!headers.some(({ key }) => key === 'list-id')) return undefined
  const original = headers.find(({ key }) => key === 'x-original-from')?.value
  return original === undefined ? replyTo?.[0] : addressParser(original)[0]
}

/** Characters of the results that are read: each of a message's many signatures has one of its own, before that of DMARC. */
const longestResults = 50_000

/**
 * Whether the receiving mail server's own Authentication-Results (RFC 8601), the topmost, say that the sender is forged.
 * Only a failure counts, so nobody gains anything by writing such a header. The server repeats in it what the sender made up,
 * such as an envelope's `dmarc=pass@example.net`: a result stands only where one may begin, and no other outweighs a failure.
 */
export function checkFailed(results: string): boolean {
  const text = results.slice(0, longestResults)
  if (/(?:^|[;\s])dmarc(?:\/\d+)?\s*=\s*fail\b/i.test(text)) return true
  const found = withoutAsides(text)
    .split(';')
    .flatMap((one) => /^\s*(\w+)(?:\/\d+)?\s*=\s*(\w+)(?=\s|$)/.exec(one.toLowerCase())?.slice(1, 3).join('=') ?? [])
  if (found.some((one) => one.startsWith('dmarc='))) return false
  return found.includes('spf=fail') && !found.includes('dkim=pass')
}

/** A header's value without comments and quoted texts (RFC 5322, section 3.2), in which no semicolon ends anything. */
function withoutAsides(value: string): string {
  let [left, depth, isQuoted] = ['', 0, false]
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? ''
    if (sign === '\\') at += 1
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) left += sign
  }
  return left
}
