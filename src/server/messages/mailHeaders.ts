import type { Email } from 'postal-mime'

/** Headers that only programs write; their presence is enough. Feedback-ID is none: Amazon's service adds it to people's too. */
const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response', 'list-id', 'list-unsubscribe']

/**
 * Whether a program wrote the email (RFC 3834): an out-of-office reply, a receipt, a newsletter. It is shown and opens
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
  if (/^(?:bulk|junk|list|auto_reply)\b/.test(first('precedence') ?? '')) return true
  if (automaticHeaders.some((name) => first(name) !== undefined)) return true
  // A null sender: reports of mail servers, which nobody may answer.
  return returnPath === '' || first('return-path') === '<>'
}

/**
 * Whether the receiving mail server's own Authentication-Results (RFC 8601), the topmost, say that the sender is forged.
 * Only a failure counts, so nobody gains anything by writing such a header.
 */
export function checkFailed(results: string): boolean {
  const result = (method: string) => new RegExp(`\\b${method}\\s*=\\s*(\\w+)`, 'i').exec(results.slice(0, 5000))?.[1]
  if (result('dmarc')?.toLowerCase() === 'fail') return true
  const [spf, dkim] = [result('spf')?.toLowerCase(), result('dkim')?.toLowerCase()]
  return result('dmarc') === undefined && spf === 'fail' && dkim !== 'pass'
}
