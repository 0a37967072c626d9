import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import type { HeldMail, HeldMailPage } from '#contract/staff/messages.ts'
import { compose, type OutgoingMail } from '../../mail/compose.ts'
import { owner, type TestBrowser, type TestDesk, testDesk } from '../../staff/testing/testDesk.ts'
import type { Store } from '../../store/store.ts'
import { onEachDatabase } from '../../store/testing/eachDatabase.ts'
import { mailPath } from '../mailRoute.ts'
import { replyAddressOf } from '../replyAddress.ts'

const mailSecret = 'a secret that the mail service knows'
export const authorization = `Bearer ${mailSecret}`
export const mail = {
  url: 'smtp://127.0.0.1:1',
  from: 'The Desk <desk@example.com>',
  to: ['office@example.com'],
  replyAddress: 'desk+{id}@desk.example.com',
}

/** An enquiry that was answered by email. */
export interface Conversation {
  id: string
  answerId: string
  /** For a reply: the answer's Message-ID without brackets, the conversation's own address, the reference. */
  values: Record<'parent' | 'to' | 'reference', string>
  sent: OutgoingMail | undefined
  detail(): Promise<EnquiryDetail>
}

/** A workplace that takes emails in, with its owner signed in. */
export interface TestMailbox {
  desk: TestDesk
  asha: TestBrowser
  /** Milliseconds since 1970; one later with every email. */
  time: number
  deliver(raw: string | Buffer, headers?: Record<string, string>, url?: string): Promise<LightMyRequestResponse>
  /** Delivers an email; what became of it. */
  outcome(raw: string | Buffer): Promise<string>
  answered(email?: string): Promise<Conversation>
  held(): Promise<HeldMail[]>
}

/** Runs the test cases on each database; every case starts with an empty workplace. */
export function onEachMailbox(cases: (box: TestMailbox) => void): void {
  onEachDatabase((open) => {
    // Filled in before each case.
    const box = {} as TestMailbox
    beforeEach(async () => {
      Object.assign(box, await openMailbox(box, await open()))
    })
    afterEach(() => box.desk.close())
    cases(box)
  })
}

async function openMailbox(box: TestMailbox, store: Store): Promise<TestMailbox> {
  box.time = Date.UTC(2026, 0, 2, 10)
  const desk = await testDesk({ store, mail, mailSecret, now: () => box.time })
  const { db } = store
  const asha = await desk.signedIn(owner)
  const deliver: TestMailbox['deliver'] = (raw, headers = {}, url = mailPath) => {
    box.time += 1
    const all = { 'content-type': 'message/rfc822', authorization, ...headers }
    return desk.app.inject({ method: 'POST', url, headers: all, payload: raw })
  }
  return {
    desk,
    asha,
    time: box.time,
    deliver,
    outcome: async (raw) => (await deliver(raw)).json().outcome,
    async answered(email = 'sita@example.org') {
      box.time += 1000
      await desk.post('/api/contact', { name: 'Sita', email, message: `A plot ${box.time}`, contactNumber: '' })
      const newest = db.selectFrom('enquiry').selectAll().orderBy('received_at', 'desc').limit(1)
      const { id, reference } = await newest.executeTakeFirstOrThrow()
      const body = { subject: 'Your enquiry', text: 'Please send it.' }
      const answer = (await asha.call('answerEnquiry', { id, body })).json<EnquiryAnswer>()
      const rows = await db.selectFrom('mail_queue').selectAll().where('subject_id', '=', answer.id).execute()
      const sentAt = { sent_at: box.time, attempts: 1 }
      await db.updateTable('mail_queue').set(sentAt).where('subject_id', '=', answer.id).execute()
      const sent = await compose(desk.backend, rows)
      const parent = (sent?.messageId ?? '').slice(1, -1)
      const values = { parent, to: replyAddressOf(desk.backend, id), reference }
      return { id, answerId: answer.id, values, sent, detail: async () => (await asha.call('enquiry', { id })).json() }
    },
    held: async () => (await asha.call('heldMails', { body: {} })).json<HeldMailPage>().items,
  }
}
