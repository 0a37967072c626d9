import { everybody, type NewsletterItem } from '#contract/staff/newsletters.ts'
import { idOf } from './testEnquiries.ts'

/** A draft of a newsletter. */
export function testNewsletter(changes: Partial<NewsletterItem> = {}): NewsletterItem {
  return {
    id: idOf(1),
    article: 'inheritance',
    title: 'Inheritance',
    summary: 'Who inherits.',
    translations: {},
    audience: everybody,
    sendAt: null,
    state: 'draft',
    version: 1,
    author: 'asha@office.example',
    createdAt: '2026-01-01T10:00:00.000Z',
    startedAt: null,
    endedAt: null,
    counts: { recipients: 0, waiting: 0, sent: 0, unsure: 0, skipped: 0, failed: 0, bounced: 0, complained: 0 },
    ...changes,
  }
}
