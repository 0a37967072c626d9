import { sourceLanguage } from '#content/languages.ts'
import { addressIn } from '#content/localLink.ts'
import { site } from '#content/site.ts'
import type { NewsletterText } from '#contract/staff/newsletters.ts'
import type { Backend } from '../backend.ts'
import { signedUrl } from '../links/signedLink.ts'
import { withAsciiDomain } from '../mail/emailAddress.ts'
import type { Block } from '../mail/emailBody.ts'
import type { EmailContent } from '../mail/emailContent.ts'
import { emailTexts } from '../mail/emailTexts.ts'
import { unsubscribeHeaders } from '../mail/unsubscribeHeaders.ts'
import type { NewsletterRow } from '../store/subscriberTables.ts'
import { readerLanguage } from './audience.ts'
import { type NewsletterPage, newsletterHtml } from './newsletterHtml.ts'
import { markupPlain } from './newsletterMarkup.ts'
import { newsletterTextsIn } from './newsletterTexts.ts'

/** The columns of a newsletter from which its email is made. */
const columns = ['newsletter.article', 'newsletter.title', 'newsletter.summary', 'newsletter.translations'] as const
type NewsletterWords = Pick<NewsletterRow, 'article' | 'title' | 'summary' | 'translations'>

/** A newsletter to one subscriber, with a one-click unsubscribe (RFC 8058); not sent if they left since. */
export async function newsletterEmail(backend: Backend, recipientId: string): Promise<EmailContent | undefined> {
  const row = await backend.store.db
    .selectFrom('newsletter_recipient as recipient')
    .innerJoin('newsletter', 'newsletter.id', 'recipient.newsletter_id')
    .innerJoin('subscriber', 'subscriber.id', 'recipient.subscriber_id')
    .select(columns)
    .select(['subscriber.id', 'subscriber.email', 'subscriber.revision', 'subscriber.language'])
    .where('recipient.id', '=', recipientId)
    .where('subscriber.state', '=', 'confirmed')
    .executeTakeFirst()
  if (!row) return undefined
  const stop = signedUrl(backend, 'unsubscribe', row.id, row.revision)
  const page = newsletterPage(row, row.language, stop)
  return {
    to: [withAsciiDomain(row.email)],
    subject: page.title,
    ...newsletterBody(page),
    headers: unsubscribeHeaders(stop),
  }
}

/** A newsletter to the member of staff who asked for a test. Nobody is subscribed by it, so its link leads to the site. */
export async function newsletterTestEmail(backend: Backend, id: string): Promise<EmailContent | undefined> {
  const row = await backend.store.db
    .selectFrom('newsletter_test as test')
    .innerJoin('newsletter', 'newsletter.id', 'test.newsletter_id')
    .select(columns)
    .select(['test.address', 'test.language'])
    .where('test.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const page = newsletterPage(row, row.language, `${site.origin}/`)
  return { to: [row.address], subject: emailTexts.newsletter.testSubject(page.title), ...newsletterBody(page) }
}

/** The newsletter as a reader of the language gets it: in the first language where it has no text in theirs, which it says. */
export function newsletterPage(words: NewsletterWords, code: string, unsubscribeUrl: string): NewsletterPage {
  const reader = readerLanguage({ language: code })
  const translated = (JSON.parse(words.translations) as Record<string, NewsletterText>)[reader]
  const lang = translated ? reader : sourceLanguage.code
  const around = newsletterTextsIn(reader)
  return {
    lang,
    title: translated?.title ?? words.title,
    summary: translated?.summary ?? words.summary,
    url:
      words.article === '' ? undefined : site.origin + addressIn(lang, `/blogs/${encodeURIComponent(words.article)}`),
    around,
    isFallback: lang !== reader && around.texts.notInYours !== '',
    unsubscribeUrl,
  }
}

/** The body as plain text's blocks and as HTML. */
export function newsletterBody(page: NewsletterPage): { blocks: readonly Block[]; html: string } {
  const { title, summary, url, around, isFallback, unsubscribeUrl } = page
  const { texts } = around
  const blocks: readonly Block[] = [
    ...(isFallback ? [{ kind: 'text' as const, text: texts.notInYours }] : []),
    { kind: 'text', text: title },
    { kind: 'text', text: markupPlain(summary) },
    ...(url === undefined ? [] : [{ kind: 'link' as const, label: texts.read, url }]),
    { kind: 'text', text: texts.why },
    { kind: 'link', label: texts.unsubscribe, url: unsubscribeUrl },
  ]
  return { blocks, html: newsletterHtml(page) }
}
