import { afterEach, beforeEach, expect } from 'vitest'
import type { EnquiryDetail, EnquiryPage } from '#contract/staff/enquiries.ts'
import { onEachDatabase } from '../../store/testing/eachDatabase.ts'
import type { DeskOptions } from '../desk.ts'
import { owner, staff, type TestBrowser, type TestDesk, testDesk } from './testDesk.ts'

/** A workplace with two of its staff signed in, and a clock that stands still unless the test moves it. */
export interface TestInbox {
  desk: TestDesk
  asha: TestBrowser
  ravi: TestBrowser
  /** Milliseconds since 1970. */
  time: number
  /** Sends an enquiry a second later than the last; its id. */
  enquire(
    words: Partial<Record<'name' | 'email' | 'message' | 'contactNumber', string>>,
    page?: string,
  ): Promise<string>
  list(body: object): Promise<EnquiryPage>
  detail(id: string): Promise<EnquiryDetail>
}

/** Runs the test cases on each database; every case starts with an empty inbox. */
export function onEachInbox(cases: (inbox: TestInbox) => void, options: Partial<DeskOptions> = {}): void {
  onEachDatabase((open) => {
    // Filled in before each case.
    const inbox = {} as TestInbox
    beforeEach(async () => {
      Object.assign(inbox, await openInbox(inbox, await open(), options))
    })
    afterEach(() => inbox.desk.close())
    cases(inbox)
  })
}

async function openInbox(
  inbox: TestInbox,
  store: TestDesk['store'],
  options: Partial<DeskOptions>,
): Promise<TestInbox> {
  inbox.time = Date.UTC(2026, 0, 1)
  const desk = await testDesk({ store, now: () => inbox.time, desk: options })
  const asha = await desk.signedIn(owner)
  return {
    desk,
    asha,
    ravi: await desk.signedIn(staff),
    time: inbox.time,
    async enquire(words, page = '/') {
      inbox.time += 1000
      const body = { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '+44 20', ...words }
      const answer = await desk.post('/api/contact', body, { 'written-on-page': page })
      expect(answer.statusCode).toBe(201)
      const { reference } = answer.json()
      const { id } = await desk.store.db
        .selectFrom('enquiry')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return id
    },
    list: async (body) => (await asha.call('enquiries', { body })).json(),
    detail: async (id) => (await asha.call('enquiry', { id })).json(),
  }
}
