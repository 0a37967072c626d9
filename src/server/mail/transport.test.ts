import { expect, test } from 'vitest'
import { startTestSmtp } from './testing/testSmtp.ts'
import { smtpTransport } from './transport.ts'

test('an address is accepted or rejected as it was written, so that who has an email already is known at the next attempt', async () => {
  const smtp = await startTestSmtp()
  const recipients = ['Office@Example.COM', 'Two@Bücher.example']
  const message = {
    from: 'desk@example.com',
    to: recipients,
    subject: 'An enquiry',
    text: 'A plot',
    html: '<p>A plot</p>',
    messageId: '<one@example.com>',
    date: new Date(0),
    headers: {},
  }
  smtp.rejectRecipient = (address) => address.startsWith('Two')
  const { accepted, rejected } = await smtpTransport(smtp.url).send(message, recipients, AbortSignal.timeout(10_000))
  expect([accepted, rejected]).toEqual([['Office@Example.COM'], ['Two@Bücher.example']])
  await smtp.close()
})
