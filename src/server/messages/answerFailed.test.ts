import { expect, test } from 'vitest'
import { resendEmail } from '../mail/resend.ts'
import { startTestSmtp } from '../mail/testing/testSmtp.ts'
import { smtpTransport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import { identityHash, identityOf } from '../privacy/identity.ts'
import { addTombstones, eraseAgain } from '../privacy/tombstones.ts'
import { testDesk } from '../staff/testing/testDesk.ts'
import { authorization, mail, onEachMailbox } from './testing/testConversation.ts'
import { plainMail, testMail } from './testing/testMails.ts'

onEachMailbox((box) => {
  test('an answer that comes back, for whatever reason, opens its enquiry again and says so', async () => {
    const { answerId, values, detail } = await box.answered()
    expect(await box.outcome(testMail('bounce', values))).toBe('stored')
    expect(await detail()).toMatchObject({
      state: 'inProgress',
      isRead: false,
      answers: [{ delivery: 'bounced' }],
      messages: [{ kind: 'bounce', answerId }],
    })
    const other = await box.answered('ram@example.net')
    const report = { kind: 'bounce', messageId: `<${other.values.parent}>` }
    const bounces = await testDesk({
      store: box.desk.store,
      mail,
      bounceSecret: authorization.slice(7),
      now: () => box.time,
    })
    for (const _twice of [1, 2])
      expect((await bounces.post('/api/bounces', report, { authorization })).json()).toEqual({ applied: true })
    expect(await other.detail()).toMatchObject({ state: 'inProgress', answers: [{ delivery: 'bounced' }] })
    expect((await other.detail()).messages).toHaveLength(1)
    await bounces.app.close()
  })

  test('of an answer that came back and was sent again, the first email says that it came back, and the second that it is another', async () => {
    const { answerId, values, detail } = await box.answered()
    const { store } = box.desk
    await box.deliver(testMail('bounce', values))
    const email = store.db.selectFrom('mail_queue').selectAll().where('subject_id', '=', answerId)
    box.time += 60_000
    const row = await email.executeTakeFirstOrThrow()
    expect(await store.write((tx) => resendEmail(tx, row, box.time))).toBe(1)
    await store.db.updateTable('mail_queue').set({ sent_at: box.time }).execute()
    const emails = (await detail()).emails.filter(({ kind }) => kind === 'answer')
    expect(emails.map(({ state, isAgain }) => [state, isAgain])).toEqual([
      ['sent', true],
      ['bounced', false],
    ])
    expect((await detail()).answers).toMatchObject([{ delivery: 'sent' }])
  })

  test('erasing a person takes the conversation and its files, and what the person wrote elsewhere', async () => {
    const { values } = await box.answered()
    await box.deliver(testMail('gmail', values))
    const other = await box.answered('ram@example.net')
    await box.deliver(plainMail({ To: other.values.to, 'Message-ID': '<s1@x>' }, 'A secret word'))
    const found = (await box.asha.call('findPerson', { body: { kind: 'email', value: 'sita@example.org' } })).json()
    expect(found).toMatchObject({ enquiries: 1, messages: 2 })
    const exported = (
      await box.asha.call('exportPerson', { body: { kind: 'email', value: 'sita@example.org' } })
    ).json()
    expect(exported.messages).toMatchObject([{ text: 'Here is the deed – धन्यवाद' }, { text: 'A secret word' }])
    expect(Buffer.from(exported.attachments[0].content, 'base64').toString()).toMatch(/^%PDF/)
    const body = { kind: 'email', value: 'sita@example.org', expected: found }
    expect((await box.asha.call('erasePerson', { body })).statusCode).toBe(200)
    for (const table of ['enquiry_message', 'attachment', 'attachment_piece'] as const)
      expect([table, (await box.desk.store.db.selectFrom(table).selectAll().execute()).length]).toEqual([table, 0])
    expect((await box.asha.call('enquiries', { body: { text: 'secret word' } })).json().items).toEqual([])
  })

  test('an answer that a mail server refuses for good is not tried for days: its enquiry is open again and says why', async () => {
    const { id, answerId, detail } = await box.answered()
    const { store, backend } = box.desk
    await store.db.updateTable('mail_queue').set({ sent_at: null, attempts: 0, next_at: 0 }).execute()
    const smtp = await startTestSmtp()
    smtp.rejectRecipient = (address) => address === 'sita@example.org'
    const lines: string[] = []
    const note = (_line: object, text = '') => void lines.push(text)
    const worker = new MailWorker(backend, smtpTransport(smtp.url), { info: note, warn: note })
    worker.start()
    await expect.poll(async () => (await detail()).answers[0]?.delivery).toBe('bounced')
    await worker.stop()
    await smtp.close()
    expect(await detail()).toMatchObject({
      state: 'inProgress',
      isRead: false,
      answers: [{ error: expect.stringMatching(/^refused for good: 550/) }],
    })
    expect(lines).toContain('email given up')
    // With another address it can be sent again.
    const { version } = await detail()
    const person = { version, name: 'Sita', email: 'sita@example.net' }
    expect((await box.asha.call('changePerson', { id, body: person })).statusCode).toBe(200)
    const row = await store.db
      .selectFrom('mail_queue')
      .select('id')
      .where('subject_id', '=', answerId)
      .executeTakeFirstOrThrow()
    await box.asha.call('resendEmail', { id: row.id })
    expect((await detail()).answers).toMatchObject([{ delivery: 'waiting' }])
  })

  test('an answer that is put off, or whose login fails, is tried again as before', async () => {
    const { detail } = await box.answered()
    const { store, backend } = box.desk
    await store.db.updateTable('mail_queue').set({ sent_at: null, attempts: 0, next_at: 0 }).execute()
    const smtp = await startTestSmtp()
    smtp.rejectMessage = () => 'greylisted'
    const worker = new MailWorker(backend, smtpTransport(smtp.url), { info: () => undefined, warn: () => undefined })
    worker.start()
    await expect.poll(async () => (await detail()).answers[0]?.error ?? '').toMatch(/451/)
    await worker.stop()
    await smtp.close()
    expect(await detail()).toMatchObject({ state: 'answered', answers: [{ delivery: 'waiting' }] })
  })

  test('what an erased person wrote is erased again when an older copy of the database brings it back', async () => {
    const { values, detail } = await box.answered()
    await box.deliver(plainMail({ From: 'Ram <ram@example.net>', To: values.to, 'Message-ID': '<r@x>' }, 'From Ram'))
    await box.deliver(plainMail({ To: values.to, 'Message-ID': '<s@x>' }, 'From Sita'))
    const { store, backend } = box.desk
    const identity = identityOf('email', 'ram@example.net')
    const hash = identityHash(identity ?? { kind: 'email', value: '' }, backend.secret)
    await store.write((tx) => addTombstones(tx, [{ hash, erased_at: box.time + 1000 }]))
    const erased = await store.write((tx) => eraseAgain(tx, backend.secret, box.time))
    expect(erased.messages).toHaveLength(1)
    expect((await detail()).messages.map(({ text }) => text)).toEqual(['From Sita'])
  })
})
