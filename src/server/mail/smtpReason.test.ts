import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { freePort } from '../testing/freePort.ts'
import { smtpReason } from './smtpReason.ts'
import { smtpTransport } from './transport.ts'

const mail = {
  from: 'desk@example.com',
  to: ['asha@example.org'],
  subject: 'An enquiry',
  text: 'A plot',
  html: '<p>A plot</p>',
  messageId: '<one@example.com>',
  date: new Date(0),
  headers: {},
}

async function reasonAt(url: string) {
  const sending = smtpTransport(url).send(mail, mail.to, AbortSignal.timeout(20_000))
  return smtpReason(await sending.catch((error: unknown) => error))
}

test('the reason of a failed delivery names what is wrong with a certificate, and a refused connection by its name', async () => {
  // The library's own certificate, which nobody has signed.
  const server = new SMTPServer({ secure: true, authOptional: true })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  expect((await reasonAt(`smtps://127.0.0.1:${port}`)).code).toMatch(/CERT/)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  expect(await reasonAt(`smtp://127.0.0.1:${await freePort()}`)).toEqual({ code: 'ECONNREFUSED' })
})
