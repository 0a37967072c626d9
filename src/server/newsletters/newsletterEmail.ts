import { site } from '#content/site.ts'
import type { Backend } from '../backend.ts'
import { signedUrl } from '../links/signedLink.ts'
import { withAsciiDomain } from '../mail/emailAddress.ts'
import type { Block } from '../mail/emailBody.ts'
import type { EmailContent } from '../mail/emailContent.ts'
import { emailTexts } from '../mail/emailTexts.ts'
import { unsubscribeHeaders } from '../mail/unsubscribeHeaders.ts'
import type { NewsletterRow } from '../store/subscriberTables.ts'
import { newsletterHtml } from './newsletterHtml.ts'

/** The words of a newsletter that a reader sees. */
type NewsletterWords = Pick<NewsletterRow, 'article' | 'title' | 'summary'>

const texts = emailTexts.newsletter

/** A newsletter to one subscriber, with a one-click unsubscribe (RFC 8058); not sent if they left since. */
export async function newsletterEmail(backend: Backend, recipientId: string): Promise<EmailContent | undefined> {
  const row = await backend.store.db
    .selectFrom('newsletter_recipient as recipient')
    .innerJoin('newsletter', 'newsletter.id', 'recipient.newsletter_id')
    .innerJoin('subscriber', 'subscriber.id', 'recipient.subscriber_id')
    .select(['newsletter.article', 'newsletter.title', 'newsletter.summary'])
    .select(['subscriber.id', 'subscriber.email', 'subscriber.revision'])
    .where('recipient.id', '=', recipientId)
    .where('subscriber.state', '=', 'confirmed')
    .executeTakeFirst()
  if (!row) return undefined
  const stop = signedUrl(backend, 'unsubscribe', row.id, row.revision)
  return {
    to: [withAsciiDomain(row.email)],
    subject: row.title,
    ...newsletterBody(row, stop),
    headers: unsubscribeHeaders(stop),
  }
}

/** A newsletter to the member of staff who asked for a test. Nobody is subscribed by it, so its link leads to the site. */
export async function newsletterTestEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const row = await backend.store.db
    .selectFrom('newsletter_test as test')
    .innerJoin('newsletter', 'newsletter.id', 'test.newsletter_id')
    .select(['newsletter.article', 'newsletter.title', 'newsletter.summary', 'test.address'])
    .where('test.id', '=', id)
    .executeTakeFirst()
  return row && { to: [row.address], subject: texts.testSubject(row.title), ...newsletterBody(row, `${site.origin}/`) }
}

/** The body as plain text's blocks and as HTML. */
export function newsletterBody(
  words: NewsletterWords,
  unsubscribeUrl: string,
): { blocks: readonly Block[]; html: string } {
  const url = articleUrl(words)
  const blocks: readonly Block[] = [
    { kind: 'text', text: words.title },
    { kind: 'text', text: words.summary },
    { kind: 'link', label: texts.read, url },
    { kind: 'text', text: texts.why },
    { kind: 'link', label: texts.unsubscribe, url: unsubscribeUrl },
  ]
  return { blocks, html: newsletterHtml({ ...words, url, unsubscribeUrl }) }
}

/** The article's address. */
export function articleUrl({ article }: Pick<NewsletterWords, 'article'>): string {
  return `${site.origin}/blogs/${encodeURIComponent(article)}`
}
