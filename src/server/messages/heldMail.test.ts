import { describe, expect, test } from 'vitest'
import type { EnquiryDetail } from '#contract/staff/enquiries.ts'
import { owner } from '../staff/testing/testDesk.ts'
import { onEachMailbox } from './testing/testConversation.ts'
import { plainMail } from './testing/testMails.ts'

onEachMailbox((box) => {
  describe('an email that could be anybody’s', () => {
    test('with a made-up address, a known subject or stolen references is held, and shown to nobody in the conversation', async () => {
      const { id, values, detail } = await box.answered()
      const forged = values.to.replace(/.{10}(?=@)/, '0123456789')
      const stranger = { From: 'Eve <eve@example.net>' }
      expect(await box.outcome(plainMail({ ...stranger, To: forged, 'Message-ID': '<e1@x>' }))).toBe('held')
      expect(
        await box.outcome(plainMail({ ...stranger, Subject: `Re: ${values.reference}`, 'Message-ID': '<e2@x>' })),
      ).toBe('held')
      expect(
        await box.outcome(plainMail({ ...stranger, 'In-Reply-To': `<${values.parent}>`, 'Message-ID': '<e3@x>' })),
      ).toBe('held')
      expect((await detail()).messages).toEqual([])
      expect(await box.held()).toMatchObject([
        { because: 'otherSender', suggestion: { id } },
        { because: 'otherSender', suggestion: { id, reference: values.reference } },
        { because: 'unknown', suggestion: null },
      ])
    })

    test('that its mail server calls forged is held, whoever it says it is from', async () => {
      const { values, detail } = await box.answered()
      const headers = {
        'Authentication-Results': 'mx.desk.example.com; spf=fail; dkim=none; dmarc=fail header.from=example.org',
      }
      expect(await box.outcome(plainMail({ ...headers, Subject: values.reference, 'Message-ID': '<f1@x>' }))).toBe(
        'held',
      )
      expect(await box.outcome(plainMail({ ...headers, 'Message-ID': '<f2@x>' }))).toBe('held')
      expect(
        await box.outcome(
          plainMail({ ...headers, From: owner, To: `${values.to}, sita@example.org`, 'Message-ID': '<f3@x>' }),
        ),
      ).toBe('held')
      expect((await detail()).messages).toEqual([])
    })

    test('without any reference joins the only enquiry of its sender that is not closed, and waits if there are two', async () => {
      const one = await box.answered()
      expect(await box.outcome(plainMail({ 'Message-ID': '<o1@x>' }, 'One more thing'))).toBe('stored')
      expect((await one.detail()).messages).toHaveLength(1)
      await box.answered()
      expect(await box.outcome(plainMail({ 'Message-ID': '<o2@x>' }, 'And another'))).toBe('held')
    })

    test('is put into a conversation by a member, or removed, or becomes an enquiry', async () => {
      const { id, detail } = await box.answered()
      for (const name of ['a', 'b', 'c'])
        await box.deliver(plainMail({ From: `Eve <${name}@example.net>`, 'Message-ID': `<${name}@x>` }, `Text ${name}`))
      const [c, b, a] = await box.held()
      expect((await box.asha.call('attachMail', { id: a?.id ?? '', body: { enquiryId: id } })).json()).toMatchObject({
        state: 'inProgress',
      })
      expect((await box.asha.call('attachMail', { id: a?.id ?? '', body: { enquiryId: id } })).statusCode).toBe(404)
      expect((await detail()).messages).toMatchObject([{ text: 'Text a', isFromOther: true }])
      expect((await box.asha.call('removeMail', { id: b?.id ?? '' })).statusCode).toBe(204)
      const made = await box.asha.call('createEnquiry', {
        body: { channel: 'mail', email: 'c@example.net', mailId: c?.id },
      })
      const enquiry = (await box.asha.call('enquiry', { id: made.json().id })).json<EnquiryDetail>()
      expect(enquiry).toMatchObject({
        message: 'Text c',
        channel: 'mail',
        messages: [{ isBeginning: true, isFromOther: false }],
      })
      expect(await box.held()).toEqual([])
    })
  })
})
