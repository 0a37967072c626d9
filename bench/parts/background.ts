import { reasonToHold } from '#server/comments/spamRules.ts'
import { readThreadPage } from '#server/comments/thread.ts'
import { pageLimits } from '#server/comments/threadPage.ts'
import { claimDelivery } from '#server/mail/claim.ts'
import { readMailHealth } from '#server/mail/mailHealth.ts'
import { findDataSubject } from '#server/privacy/dataSubject.ts'
import { applyRetention } from '#server/privacy/retention.ts'
import { isTrapped } from '#server/proof/timeTrap.ts'
import type { Store } from '#server/store/store.ts'

/** The queries of server and command line on a large database, by name. */
export function backgroundWork(store: Store, now: number, day: number): Record<string, () => Promise<unknown>> {
  const { db } = store
  const keep = { keys: 400, networks: 0, emails: 0, unconfirmed: 30, newsletters: 400, handledEnquiries: 0 }
  return {
    'the newest page of a thread': () => readThreadPage(store, 'blog7', undefined, pageLimits),
    'an earlier page of it': () => readThreadPage(store, 'blog7', { root: 300, after: undefined }, pageLimits),
    'the pace of a network': () =>
      isTrapped(db, 'comment', { network: 'n7', network56: undefined, network48: undefined }, now),
    'the same text again': () => store.write((tx) => reasonToHold(tx, 'The same text', 'n7', now)),
    'the next email to send': () => claimDelivery(store, now, { count: 10, seconds: 600 }),
    'the state of the mail queue': () => readMailHealth(store, true, now),
    'retention with nothing to forget': () => applyRetention(store, keep, now),
    'retention of networks, one day of a year': () => applyRetention(store, { ...keep, networks: 364 }, now),
    'retention of emails, one day of a year': () => applyRetention(store, { ...keep, emails: 364 }, now),
    'a person by email': () => findDataSubject(db, { kind: 'email', value: 'reader7@example.org' }),
    'a person by name': () => findDataSubject(db, { kind: 'name', value: 'reader 7' }),
    'the newest held comments': () =>
      db.selectFrom('comment').selectAll().where('state', '=', 'held').orderBy('id').limit(20).execute(),
    'comments of the last day': () =>
      db
        .selectFrom('comment')
        .select('id')
        .where('created_at', '>', now - day)
        .orderBy('id')
        .limit(1000)
        .execute(),
  }
}
