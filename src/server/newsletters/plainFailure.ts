import { emailIdOf } from '../mail/emailIds.ts'

/** Characters that are looked at: the email that came back begins soon. */
const most = 200_000

/** Mailboxes whose emails programs write: mail servers report under these names (RFC 5321, RFC 2142). */
const mailServer = /^(?:mailer-daemon|mail-daemon|mail-system|postmaster|double-bounce)@/i

/** The words by which reports say that nothing is lost yet. */
const isDelay =
  /\b(?:delay(?:ed)?|warning only|warning message|will (?:be )?(?:retried|retry|keep trying|continue to)|still (?:being )?(?:retried|trying)|not yet been delivered|no action is required|temporary problem)\b/i

/**
 * Whether a mail server wrote an email: by its sender's name, or by having no sender. The null sender of the envelope says
 * less: out-of-office replies of people have it too.
 */
export function isFromMailServer(sender: string): boolean {
  return sender === '' || mailServer.test(sender)
}

/**
 * The email that a mail server's report in its own words is about (Exim, qmail, older Exchange and Gmail, which write no
 * delivery-status part): by our Message-ID, which the report quotes or answers. `undefined` if it names none, or says that it
 * is only late. Ask only for what `isFromMailServer`.
 */
export function readPlainFailure(message: string): { emailId: string; status: string } | undefined {
  const text = message.slice(0, most).replaceAll('\r\n', '\n')
  const subject = /^subject:(.*)$/im.exec(text)?.[1] ?? ''
  const ids = Array.from(
    text.matchAll(/^[> \t]*(?:message-id|in-reply-to|references):\s*(<[^\n]*(?:\n[ \t][^\n]*)*)/gim),
  )
  for (const { 1: list = '', index } of ids) {
    const emailId = (list.match(/<[^<>\s]+>/g) ?? []).map(emailIdOf).find((id) => id !== undefined)
    if (emailId === undefined) continue
    const report = text.slice(text.indexOf('\n\n'), Math.max(index, text.indexOf('\n\n') + 5000))
    if (isDelay.test(subject) || isDelay.test(report)) return undefined
    return { emailId, status: /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(report)?.[0] ?? '' }
  }
  return undefined
}
