import { expect, test } from 'vitest'
import { type Attachment, attachmentLimits, attachmentNameHeader } from '#contract/staff/messages.ts'
import { compose } from '../mail/compose.ts'
import type { TestBrowser } from './testing/testDesk.ts'
import { onEachInbox } from './testing/testInbox.ts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)])

onEachInbox((inbox) => {
  const upload = (browser: TestBrowser, id: string, content: Buffer, name: string) =>
    browser.call('addAttachment', {
      id,
      raw: content,
      headers: { 'content-type': 'application/octet-stream', [attachmentNameHeader]: encodeURIComponent(name) },
    })

  test('a file is kept as it is, by its content’s type and a clean name, and can only be saved', async () => {
    const id = await inbox.enquire({})
    const added = await upload(inbox.asha, id, pdf, '../../विलेख.pdf')
    const file = added.json<Attachment>()
    expect([added.statusCode, file]).toMatchObject([
      201,
      { name: 'विलेख.pdf', type: 'application/pdf', bytes: pdf.length },
    ])
    const saved = await inbox.ravi.call('attachment', { id: file.id })
    expect(saved.rawPayload.equals(pdf)).toBe(true)
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    const page = await upload(inbox.asha, id, Buffer.from('<script>alert(1)</script>'), 'x.html')
    const shown = await inbox.asha.call('attachment', { id: page.json<Attachment>().id })
    expect(shown.headers['content-type']).toBe('text/plain')
  })

  test('an answer takes its files with it, and gives them back if it is cancelled', async () => {
    const id = await inbox.enquire({})
    const file = (await upload(inbox.asha, id, pdf, 'deed.pdf')).json<Attachment>()
    const send = () =>
      inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'Here', attachments: [file.id] } })
    const first = (await send()).json()
    expect(first.attachments).toEqual([file])
    expect((await inbox.asha.call('removeAttachment', { id: file.id })).statusCode).toBe(404)
    expect((await send()).statusCode).toBe(422)
    await inbox.asha.call('cancelAnswer', { id: first.id })
    const second = (await send()).json()
    const rows = await inbox.desk.store.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('subject_id', '=', second.id)
      .execute()
    const [attached] = (await compose(inbox.desk.backend, rows))?.attachments ?? []
    const pieces: Buffer[] = []
    for await (const piece of attached?.content ?? []) pieces.push(piece)
    expect([attached?.filename, Buffer.concat(pieces).equals(pdf)]).toEqual(['deed.pdf', true])
    expect((await inbox.detail(id)).answers).toMatchObject([{ attachments: [file] }])
  })

  test('files that are empty, too large, too many, or of another enquiry are refused, and nothing is sent', async () => {
    const id = await inbox.enquire({})
    const other = await inbox.enquire({})
    expect((await upload(inbox.asha, id, Buffer.alloc(0), 'x')).statusCode).toBe(400)
    const large = await upload(inbox.asha, id, Buffer.alloc(attachmentLimits.each + 1), 'x')
    expect([large.statusCode, large.json().message]).toEqual([413, expect.stringContaining('smaller one')])
    const file = (await upload(inbox.asha, other, pdf, 'x.pdf')).json<Attachment>()
    const answer = (attachments: string[]) =>
      inbox.asha.call('answerEnquiry', { id, body: { subject: 'Re', text: 'Here', attachments } })
    expect((await answer([file.id])).statusCode).toBe(422)
    const three: string[] = []
    for (const size of [9, 9, 9])
      three.push((await upload(inbox.asha, id, Buffer.alloc(size * 1_000_000), 'x')).json<Attachment>().id)
    expect((await answer(three)).statusCode).toBe(422)
    expect(await inbox.detail(id)).toMatchObject({ answers: [], state: 'new', version: 1 })
    expect((await inbox.asha.call('removeAttachment', { id: file.id })).statusCode).toBe(204)
    const pieces = await inbox.desk.store.db
      .selectFrom('attachment_piece')
      .select('position')
      .where('attachment_id', '=', file.id)
      .execute()
    expect(pieces).toEqual([])
  })
})
