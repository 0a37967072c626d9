import { expect, onTestFinished, test } from 'vitest'
import type { EnquiryAnswer, EnquiryDetail } from '#contract/staff/enquiries.ts'
import { type Attachment, attachmentNameHeader } from '#contract/staff/messages.ts'
import { type Accepted, startTestSmtp } from '../mail/testing/testSmtp.ts'
import { smtpTransport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import { owner, staff, testDesk } from '../staff/testing/testDesk.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { MailboxReader } from './mailbox.ts'
import { MailIntake } from './mailIntake.ts'
import { startTestImap } from './testing/testImap.ts'

const quiet = { info: () => undefined, warn: () => undefined }
const header = ({ raw }: Accepted, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? ''

onEachDatabase((open) => {
  test('an enquiry goes from the visitor to the fourth email by SMTP and IMAP, with files, and with two colleagues at once', async () => {
    const [smtp, imap] = [await startTestSmtp(), await startTestImap()]
    let time = Date.UTC(2026, 0, 2, 10)
    const mail = {
      url: smtp.url,
      from: 'The Desk <desk@example.com>',
      to: ['office@example.com'],
      replyAddress: 'desk+{id}@example.com',
    }
    const desk = await testDesk({ store: await open(), mail, acknowledges: true, now: () => time })
    const worker = new MailWorker(desk.backend, smtpTransport(smtp.url), quiet)
    const intake = new MailIntake(desk.backend)
    const settings = { url: imap.url, cleartext: false }
    const reader = new MailboxReader(desk.store, intake, settings, quiet, { wait: 30, delays: [20] })
    onTestFinished(async () => {
      await Promise.all([worker.stop(), reader.stop()])
      await Promise.all([desk.close(), smtp.close(), imap.close()])
    })
    worker.start()
    reader.start()
    const [asha, ravi] = [await desk.signedIn(owner), await desk.signedIn(staff)]
    const mailsTo = async (address: string, count: number) => {
      worker.wake()
      const found = () => smtp.taken.filter(({ recipients }) => recipients.includes(address))
      await expect.poll(found).toHaveLength(count)
      return found()
    }

    // 1. The visitor writes, and is told that it has arrived; the office is told where to read it.
    await desk.post('/api/contact', { name: 'Sita', email: 'sita@example.org', message: 'A plot', contactNumber: '' })
    const [acknowledged] = await mailsTo('sita@example.org', 1)
    const [notice] = await mailsTo('office@example.com', 1)
    const { id } = await desk.store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    expect(notice?.raw.replace(/=\r\n/g, '')).toContain(`/desk/enquiries/${id}`)
    const own = /<(desk\+[^>]+)>/.exec(header(acknowledged as Accepted, 'Reply-To'))?.[1] ?? ''

    // 2. Asha answers with a file; Ravi, who has the same version, is told so and sends nothing.
    const headers = { 'content-type': 'application/octet-stream', [attachmentNameHeader]: 'form.pdf' }
    const raw = Buffer.from('%PDF-1.7\nthe form')
    const file = (await asha.call('addAttachment', { id, raw, headers })).json<Attachment>()
    const answer = { subject: 'Re: A plot', text: 'Please fill this in.', version: 1 }
    const sent = await asha.call('answerEnquiry', { id, body: { ...answer, attachments: [file.id] } })
    expect(sent.json<EnquiryAnswer>().attachments).toEqual([file])
    expect((await ravi.call('answerEnquiry', { id, body: answer })).statusCode).toBe(409)
    time += 60_000
    const [, first] = await mailsTo('sita@example.org', 2)
    expect(first?.raw).toContain(raw.toString('base64').slice(0, 20))
    expect(header(first as Accepted, 'Reply-To')).toContain(own)

    // 3. Sita replies from her mailbox with a file, and it comes by IMAP.
    const firstId = header(first as Accepted, 'Message-ID')
    imap.add(
      [
        'From: Sita <sita@example.org>',
        `To: ${own}`,
        'Subject: Re: A plot',
        'Message-ID: <reply-1@example.org>',
        `In-Reply-To: ${firstId}`,
        `References: ${firstId}`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Here it is.',
        '--b',
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename=filled.pdf',
        '',
        '%PDF-1.7 filled',
        '--b--',
      ].join('\r\n'),
    )
    const detail = async () => (await ravi.call('enquiry', { id })).json<EnquiryDetail>()
    await expect.poll(async () => (await detail()).messages).toHaveLength(1)
    expect(await detail()).toMatchObject({ state: 'inProgress', isRead: false })
    expect((await detail()).messages).toMatchObject([{ text: 'Here it is.', attachments: [{ name: 'filled.pdf' }] }])

    // 4. Ravi answers, and her mail program finds it in the conversation.
    const { version } = await detail()
    const body = { subject: 'Re: A plot', text: 'Thank you.', version }
    expect((await ravi.call('answerEnquiry', { id, body })).statusCode).toBe(201)
    time += 60_000
    const [, , second] = await mailsTo('sita@example.org', 3)
    expect(header(second as Accepted, 'In-Reply-To')).toBe('<reply-1@example.org>')
    expect(header(second as Accepted, 'References')).toMatch(new RegExp(`${firstId} <reply-1@example\\.org>$`))
    expect(await detail()).toMatchObject({ state: 'answered', dueAt: null })
  })
})
