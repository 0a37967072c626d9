import { expect, test } from 'vitest'
import { testDesk } from '../staff/testing/testDesk.ts'
import { mailPath } from './mailRoute.ts'
import { authorization, mail, onEachMailbox } from './testing/testConversation.ts'
import { plainMail } from './testing/testMails.ts'

onEachMailbox((box) => {
  test('Postmark, Mailgun and SendGrid deliver by their own formats, with the address of the envelope', async () => {
    const { values, detail } = await box.answered()
    const raw = (name: string) =>
      plainMail({ From: 'Eve <eve@example.net>', To: 'undisclosed@example.com', 'Message-ID': `<${name}@x>` }, name)
    const form = async (fields: Record<string, string>, url = mailPath) => {
      const data = new FormData()
      for (const [name, value] of Object.entries(fields)) data.set(name, value)
      const request = new Request('http://x', { method: 'POST', body: data })
      const payload = Buffer.from(await request.arrayBuffer())
      return box.deliver(payload, { 'content-type': request.headers.get('content-type') ?? '' }, url)
    }
    const basic = `Basic ${Buffer.from(`any:${authorization.slice(7)}`).toString('base64')}`
    const json = JSON.stringify({ RawEmail: raw('postmark'), OriginalRecipient: values.to, From: 'x' })
    const answers = [
      await box.deliver(json, { 'content-type': 'application/json', authorization: basic }),
      await box.deliver(
        new URLSearchParams({ 'body-mime': raw('mailgun'), recipient: values.to }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
        `${mailPath}/mime`,
      ),
      await form({ email: raw('sendgrid'), envelope: JSON.stringify({ to: [values.to] }) }),
    ]
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ outcome: 'stored' }))
    expect((await detail()).messages.map(({ text: words }) => words)).toEqual(['postmark', 'mailgun', 'sendgrid'])
    expect((await form({ subject: 'parsed' })).statusCode).toBe(400)
    expect((await box.deliver('{}', { 'content-type': 'application/json' })).statusCode).toBe(400)
  })

  test('nobody without the secret delivers anything, and what is no email is refused', async () => {
    const other = { authorization: 'Bearer something else' }
    expect((await box.deliver(plainMail({}), other)).statusCode).toBe(401)
    expect((await box.deliver(plainMail({}), { authorization: '' })).statusCode).toBe(401)
    for (const junk of ['', 'no email at all', Buffer.alloc(1000, 255), '{"a":1}'])
      expect([400, 422]).toContain((await box.deliver(junk)).statusCode)
    const nested = Array.from(
      { length: 200 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
    ).join('\r\n')
    expect((await box.deliver(`From: a@example.org\r\n${nested}`)).statusCode).toBe(422)
    const none = await testDesk({ mail })
    expect((await none.post(mailPath, {}, { authorization })).statusCode).toBe(404)
    await none.close()
  })

  test('of 10,000 emails of one sender in an hour a few are taken, the others may be brought again, and another sender’s comes in', async () => {
    const { values } = await box.answered()
    const codes = new Map<number, number>()
    for (let count = 0; count < 200; count += 1) {
      const { statusCode } = await box.deliver(plainMail({ To: values.to, 'Message-ID': `<n${count}@x>` }, `${count}`))
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1)
    }
    expect(codes).toEqual(
      new Map([
        [200, 30],
        [429, 170],
      ]),
    )
    const late = await box.deliver(plainMail({ To: values.to, 'Message-ID': '<n199@x>' }, '199'))
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect(await box.outcome(plainMail({ To: values.to, 'Message-ID': '<n0@x>' }, '0'))).toBe('known')
    expect(await box.outcome(plainMail({ From: 'ram@example.net', To: values.to, 'Message-ID': '<ram@x>' }))).toBe(
      'stored',
    )
    box.time += 3 * 60_000
    expect(await box.outcome(plainMail({ To: values.to, 'Message-ID': '<n199@x>' }, '199'))).toBe('stored')
  })
})
