import { describe, expect, test } from 'vitest'
import { compose } from '../mail/compose.ts'
import { owner } from '../staff/testing/testDesk.ts'
import { onEachMailbox } from './testing/testConversation.ts'
import { plainMail, testMail } from './testing/testMails.ts'

const hour = 3_600_000

onEachMailbox((box) => {
  describe('a reply', () => {
    test('from Gmail joins its conversation, opens it again, and is quoted, cleaned and searched', async () => {
      const { id, values, sent, detail } = await box.answered()
      expect(sent?.replyTo).toEqual([expect.objectContaining({ address: values.to })])
      box.time += 24 * hour
      expect(await box.outcome(testMail('gmail', values))).toBe('stored')
      expect(await detail()).toMatchObject({
        state: 'inProgress',
        isRead: false,
        dueAt: new Date(box.time + 48 * hour).toISOString(),
      })
      const [message] = (await detail()).messages
      expect(message).toMatchObject({
        direction: 'in',
        channel: 'mail',
        kind: 'message',
        from: { name: 'Sita Rao', address: 'sita@example.org' },
        subject: 'Re: Your enquiry वसीयत',
        text: 'Here is the deed – धन्यवाद',
        isFromOther: false,
        attachments: [{ name: 'deed.pdf', type: 'application/pdf' }],
      })
      expect(message?.quoted).toMatch(/^On Thu, Jan 1.*> Please send the deed\./s)
      const found = (await box.asha.call('enquiries', { body: { text: 'धन्यवाद' } })).json()
      expect(found.items).toMatchObject([{ id }])
      const pdf = await box.asha.call('attachment', { id: message?.attachments[0]?.id ?? '' })
      expect(pdf.body).toMatch(/^%PDF-1\.7/)
    })

    test('from Outlook is read from its HTML, with its winmail.dat; from an iPhone with its signature, by its subject', async () => {
      const { values, detail } = await box.answered()
      expect(await box.outcome(testMail('outlook', values))).toBe('stored')
      expect(await box.outcome(testMail('icloud', values))).toBe('stored')
      const [outlook, icloud] = (await detail()).messages
      expect(outlook?.text).toBe('Dear Asha,\n\nthe fee is fine. See the deed [https://example.org/deed].\nSita')
      expect(outlook?.quoted).toContain('Please send the deed.')
      expect(outlook?.attachments).toMatchObject([{ name: 'winmail.dat' }])
      expect(icloud).toMatchObject({
        text: 'Yes, please.\n\nSent from my iPhone',
        attachments: [{ name: 'smime.p7s' }],
      })
    })

    test('bears the time of its arrival where the clock of its writer cannot be right', async () => {
      const { values, detail } = await box.answered()
      const second = new Date(box.time).toISOString().slice(0, 19)
      const dates = ['Thu, 01 Jan 1970 00:00:00 +0000', 'Sat, 01 Jan 0000 00:00:00 +0000', '2099-01-01']
      for (const [at, written] of dates.entries()) {
        const mail = plainMail({ To: values.to, 'Message-ID': `<${at}@x>`, Date: written })
        expect(await box.outcome(mail)).toBe('stored')
      }
      expect((await detail()).messages.map(({ at }) => at.slice(0, 19))).toEqual([second, second, second])
    })

    test('whose MIME is broken is read as far as it goes, and its files are kept', async () => {
      const { values, detail } = await box.answered()
      expect(await box.outcome(testMail('broken', values))).toBe('stored')
      const [message] = (await detail()).messages
      expect(message?.text).toContain('Hello from a broken m')
      expect(message?.attachments).toMatchObject([{ name: 'व.zip' }])
    })

    test('that comes twice, by whichever way, is one; another one with its Message-ID is not lost', async () => {
      const { values, detail } = await box.answered()
      const raw = testMail('gmail', values)
      expect(await box.outcome(raw)).toBe('stored')
      const again = `Received: from mx2\r\n${raw.replaceAll('\r\n', '\n')}`
      expect(await box.outcome(again)).toBe('known')
      const postmark = await box.deliver(JSON.stringify({ RawEmail: raw, OriginalRecipient: values.to }), {
        'content-type': 'application/json',
      })
      expect(postmark.json()).toEqual({ outcome: 'known' })
      const other = raw.replace('Here is the deed =E2', 'Something else =E2')
      expect(await box.outcome(other)).toBe('stored')
      expect((await detail()).messages).toHaveLength(2)
    })

    test('of an out-of-office program is shown, opens nothing, and is never answered', async () => {
      const { values, detail } = await box.answered()
      const before = await box.desk.store.db.selectFrom('mail_queue').select('id').execute()
      for (let count = 0; count < 5; count += 1)
        await box.deliver(testMail('outOfOffice', values).replace('ooo-1', `ooo-${count}`))
      expect(await detail()).toMatchObject({ state: 'answered', dueAt: null })
      expect((await detail()).messages.map(({ kind, text: words }) => [kind, words])[0]).toEqual([
        'automatic',
        'I am away until Monday. Grüße',
      ])
      expect(await box.desk.store.db.selectFrom('mail_queue').select('id').execute()).toHaveLength(before.length)
    })

    test('through the office’s group address is the client’s, also where the group put itself in place of the sender', async () => {
      const { values, detail } = await box.answered()
      const group = { To: 'office@example.com', 'List-ID': '<office.example.com>', Precedence: 'list' }
      const reply = { ...group, 'In-Reply-To': `<${values.parent}>`, 'Authentication-Results': 'mx; dmarc=pass' }
      const plain = { ...reply, From: 'Sita <sita@example.org>', 'Message-ID': '<g1@x>' }
      expect(await box.outcome(plainMail(plain))).toBe('stored')
      expect(await detail()).toMatchObject({ state: 'inProgress', messages: [{ kind: 'message' }] })
      const inPlace = {
        ...reply,
        From: "'Sita' via Office <office@example.com>",
        'Reply-To': 'Sita <sita@example.org>',
      }
      const other = { 'X-Original-From': 'Sita Rao <Sita@Example.org>', 'Message-ID': '<g3@x>' }
      expect(await box.outcome(plainMail({ ...inPlace, 'Message-ID': '<g2@x>' }, 'In the list’s name.'))).toBe('stored')
      expect(await box.outcome(plainMail({ ...inPlace, ...other }, 'By another header.'))).toBe('stored')
      const { messages, notes } = await detail()
      expect(messages.map(({ direction, from, isFromOther }) => [direction, from.name, isFromOther])).toEqual([
        ['in', 'Sita', false],
        ['in', 'Sita', false],
        ['in', 'Sita Rao', false],
      ])
      expect(notes).toEqual([])
    })

    test('that a stranger says to be the client’s, as a list does, is held as the stranger’s', async () => {
      const { values } = await box.answered()
      const headers = { 'List-Id': '<x.example.net>', 'X-Original-From': 'Sita <sita@example.org>' }
      const raw = { ...headers, From: 'x@example.net', To: 'office@example.com', 'In-Reply-To': `<${values.parent}>` }
      expect(await box.outcome(plainMail({ ...raw, 'Message-ID': '<g4@x>' }))).toBe('held')
      expect(await box.held()).toMatchObject([{ from: { address: 'x@example.net' } }])
    })

    test('to a conversation’s own address is taken from any sender, and shown as somebody else’s', async () => {
      const { values, detail } = await box.answered()
      const raw = plainMail({
        From: 'Her brother <ram@example.net>',
        To: values.to.toUpperCase(),
        'Message-ID': '<r1@x>',
      })
      expect(await box.outcome(raw)).toBe('stored')
      expect((await detail()).messages).toMatchObject([{ isFromOther: true, from: { address: 'ram@example.net' } }])
    })
  })

  test('a member’s answer from the own mailbox is the answer, and a remark to the conversation’s address a note', async () => {
    const { id, values, detail } = await box.answered()
    await box.asha.call('changeEnquiry', { id, body: { version: 2, state: 'inProgress' } })
    const raw = plainMail(
      { From: owner, To: `sita@example.org, ${values.to}`, 'Message-ID': '<m1@x>' },
      'We begin on Monday.',
    )
    expect(await box.outcome(raw)).toBe('stored')
    expect(await detail()).toMatchObject({
      state: 'answered',
      messages: [{ direction: 'out', author: owner, text: 'We begin on Monday.' }],
    })
    const remark = plainMail({ From: owner, To: values.to, 'Message-ID': '<m2@x>' }, 'Ask for the deed first.')
    expect([await box.outcome(remark), await box.outcome(remark)]).toEqual(['stored', 'known'])
    expect((await detail()).notes).toMatchObject([{ author: owner, text: 'Ask for the deed first.' }])
  })

  test('an out-of-office reply of a member or of the office answers nobody, and is no note', async () => {
    const { id, values, detail } = await box.answered()
    await box.asha.call('changeEnquiry', { id, body: { version: 2, state: 'inProgress' } })
    const before = await detail()
    const away = { 'Auto-Submitted': 'auto-replied', Subject: 'Automatic reply' }
    for (const [from, to] of [
      ['desk@example.com', `sita@example.org, ${values.to}`],
      [owner, values.to],
    ] as const)
      expect(await box.outcome(plainMail({ ...away, From: from, To: to, 'Message-ID': `<${from}>` }))).toBe('stored')
    const { state, dueAt, notes, messages } = await detail()
    expect([state, dueAt, notes]).toEqual(['inProgress', before.dueAt, []])
    expect(messages.map(({ kind }) => kind)).toEqual(['automatic', 'automatic'])
  })

  test('a client’s email that a member forwards to the conversation is in it with its text and files', async () => {
    const { values, detail } = await box.answered()
    const forwarded = '---------- Forwarded message ---------\r\nFrom: Sita <sita@example.org>\r\n\r\nSurvey number 77.'
    const parts = [
      `text/plain\r\n\r\nShe sent me this.\r\n\r\n${forwarded}`,
      'application/pdf; name=deed.pdf\r\nContent-Disposition: attachment; filename=deed.pdf\r\n\r\n%PDF-1.7',
    ].map((part) => `--b\r\nContent-Type: ${part}\r\n`)
    const head = `From: ${owner}\r\nTo: ${values.to}\r\nSubject: Fwd: deed\r\nMessage-ID: <f@x>\r\nIn-Reply-To: <sita@y>`
    const raw = `${head}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.join('')}--b--`
    expect([await box.outcome(raw), await box.outcome(raw)]).toEqual(['stored', 'known'])
    const { state, notes, messages } = await detail()
    expect(notes).toMatchObject([{ author: owner, text: 'She sent me this.' }])
    expect(messages).toMatchObject([{ direction: 'in', author: owner, attachments: [{ name: 'deed.pdf' }] }])
    expect(messages[0]?.text).toContain('Survey number 77.')
    expect(state).toBe('answered')
    // A member has no part in the conversation by it: the next remark is a note again, and without what it repeats of ours.
    const remark = plainMail(
      { From: owner, To: values.to, 'Message-ID': '<m3@x>', 'In-Reply-To': `<${values.parent}>` },
      'Ask for it.\r\n\r\nOn Thu, Jan 1, 2026 at 5:30 PM The Desk <desk@example.com> wrote:\r\n> Please send it.',
    )
    expect(await box.outcome(remark)).toBe('stored')
    const after = await detail()
    expect([after.notes.map(({ text }) => text).sort(), after.messages.length]).toEqual([
      ['Ask for it.', 'She sent me this.'],
      1,
    ])
  })

  test('a copy of what this server sent is left out, so that no mailbox feeds it its own emails', async () => {
    const { values, detail } = await box.answered()
    expect(
      await box.outcome(plainMail({ From: 'desk@example.com', To: values.to, 'Message-ID': `<${values.parent}>` })),
    ).toBe('own')
    expect((await detail()).messages).toEqual([])
  })

  test('the email about an enquiry opens it in the workplace, and a reply to it reaches the client and the conversation', async () => {
    const { id, values } = await box.answered()
    const { db } = box.desk.store
    const rows = await db.selectFrom('mail_queue').selectAll().where('kind', '=', 'enquiry').execute()
    const email = await compose(box.desk.backend, rows)
    expect(email?.text).toContain(`https://desk.example.com/desk/enquiries/${id}`)
    expect(email?.replyTo?.map(({ address }) => address)).toEqual(['sita@example.org', values.to])
  })
})
