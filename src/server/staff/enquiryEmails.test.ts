import { expect, test } from 'vitest'
import { onEachInbox } from './testing/testInbox.ts'

onEachInbox((inbox) => {
  test('an enquiry lists its emails, the newest first, with state, time and error, and none of another enquiry', async () => {
    const id = await inbox.enquire({})
    const other = await inbox.enquire({ email: 'ram@example.org' })
    inbox.time += 1000
    const answered = await inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'Here' } })
    const first = (await inbox.detail(id)).emails
    expect(first.map(({ kind, state }) => [kind, state])).toEqual([
      ['answer', 'waiting'],
      ['enquiry', 'waiting'],
    ])
    expect((await inbox.detail(id)).answers).toMatchObject([{ id: answered.json().id, emailId: first[0]?.id }])
    const { db } = inbox.desk.store
    const sent = inbox.time + 5000
    await db.updateTable('mail_queue').set({ sent_at: sent }).where('kind', '=', 'enquiry').execute()
    const refused = { dead_at: sent, error: 'The mailbox is full' }
    await db.updateTable('mail_queue').set(refused).where('kind', '=', 'answer').execute()
    expect((await inbox.detail(id)).emails).toMatchObject([
      { kind: 'answer', state: 'dead', at: new Date(sent).toISOString(), error: 'The mailbox is full' },
      { kind: 'enquiry', state: 'sent', at: new Date(sent).toISOString(), error: null },
    ])
    expect((await inbox.detail(other)).emails).toMatchObject([{ kind: 'enquiry' }])
  })
})
