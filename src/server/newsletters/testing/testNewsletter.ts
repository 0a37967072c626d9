import { afterEach, beforeEach } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { claimDelivery } from '../../mail/claim.ts'
import { recordResult } from '../../mail/recordResult.ts'
import type { SubscriberRow } from '../../store/subscriberTables.ts'
import { onEachDatabase } from '../../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../../testing/testBackend.ts'
import { saveDraft } from '../drafts.ts'
import { queueBatches } from '../queueBatches.ts'
import { startSending } from '../sending.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
const bounceSecret = 'a secret that the mail service knows'

/** A backend with subscribers, and a clock that stands still unless the test moves it. */
export interface TestOffice {
  server: TestBackend
  /** Milliseconds since 1970. */
  time: number
  /** Adds subscribers, confirmed unless the change says otherwise; their ids. */
  subscribe(count: number, change?: Partial<SubscriberRow>): Promise<string[]>
  /** Writes a newsletter and begins to send it; its id. */
  begin(words?: { title?: string; summary?: string }): Promise<string>
  queue(): Promise<number>
  /** Claims and 'sends' what is due, at most so many; the subjects in order. */
  deliver(most?: number): Promise<string[]>
  /** States of the recipients of a newsletter, in the order of their subscribers. */
  states(id: string): Promise<string[]>
}

/** Runs the test cases on each database; every case starts without subscribers. */
export function onEachOffice(cases: (office: TestOffice) => void): void {
  onEachDatabase((open) => {
    // Filled in before each case.
    const office = {} as TestOffice
    beforeEach(async () => {
      office.time = Date.UTC(2026, 0, 1)
      const server = await testBackend({ store: await open(), mail, bounceSecret, now: () => office.time })
      Object.assign(office, officeOf(office, server))
    })
    afterEach(() => office.server.close())
    cases(office)
  })
}

let number = 0

function officeOf(office: TestOffice, server: TestBackend): Omit<TestOffice, 'time'> {
  const { store } = server
  return {
    server,
    async subscribe(count, change = {}) {
      const rows = Array.from({ length: count }, () => subscriberRow(office.time, change))
      await store.write(async (tx) => {
        for (let at = 0; at < rows.length; at += 500)
          await tx
            .insertInto('subscriber')
            .values(rows.slice(at, at + 500))
            .execute()
      })
      return rows.map(({ id }) => id)
    },
    begin: ({ title = 'A new article', summary = 'What it says.' } = {}) =>
      store.write(async (tx) => {
        const words = { article: 'inheritance', title, summary }
        const id = uuidv7()
        await saveDraft(tx, words, 'asha@example.com', id, office.time)
        const state = await startSending(tx, id, 1, office.time)
        if (state !== 'started') throw new Error(state)
        return id
      }),
    queue: () => queueBatches(store, { count: 50, seconds: 30 }, office.time),
    async deliver(most = Number.POSITIVE_INFINITY) {
      const subjects: string[] = []
      while (subjects.length < most) {
        const [email] = await claimDelivery(store, office.time, undefined)
        if (!email) break
        await recordResult(store, [email], { done: true, accepted: [], error: null }, office.time)
        subjects.push(email.subject_id)
      }
      return subjects
    },
    async states(id) {
      const rows = await store.db
        .selectFrom('newsletter_recipient')
        .select(['subscriber_id', 'state'])
        .where('newsletter_id', '=', id)
        .execute()
      return rows.sort((a, b) => (a.subscriber_id < b.subscriber_id ? -1 : 1)).map(({ state }) => state)
    },
  }
}

function subscriberRow(now: number, change: Partial<SubscriberRow>): SubscriberRow {
  number += 1
  const address = `reader${number}@example.org`
  return {
    id: `reader-${String(number).padStart(6, '0')}`,
    email: address,
    address,
    mailbox: address,
    state: 'confirmed',
    revision: 1,
    consent_version: '',
    consent_text: '',
    requested_at: now,
    received_at: now,
    confirmed_at: now,
    unsubscribed_at: null,
    asked: 0,
    asked_at: now,
    language: 'en',
    ...change,
  }
}
