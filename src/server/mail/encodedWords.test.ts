import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { startTestSmtp, type TestSmtp } from './testing/testSmtp.ts'
import { smtpTransport } from './transport.ts'
import { MailWorker } from './worker.ts'

let smtp: TestSmtp
let server: TestBackend
let worker: MailWorker
beforeEach(async () => {
  smtp = await startTestSmtp()
  server = await testBackend({ mail: { url: smtp.url, from: 'desk@example.com', to: ['one@example.com'] } })
  worker = new MailWorker(server.backend, smtpTransport(smtp.url), { info: () => undefined, warn: () => undefined })
  worker.start()
})
afterEach(async () => {
  await worker.stop()
  await server.close()
  await smtp.close()
})

/** A header as mail programs show it: unfolded, encoded words decoded, also in quotes and without spaces around them. */
function shown(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8(?:\*\w*)?\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) => {
      if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString()
      return Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\da-f]{2})/gi, (_one, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
    })
}

const hidden = `Bank${'\u202e'}moc.elpmaxe`
const base64 = Buffer.from(hidden).toString('base64')
test.each([
  `=?utf-8?B?${base64}?=`,
  `=?UTF-8*en?b?${base64}?=`,
  '=?utf-8?Q?Bank=E2=80=AEmoc?=',
  `Asha=?utf-8?B?${base64}?=`,
  `Äsha =?utf-8?B?${base64}?=`,
  `=?utf-8?B?${base64}?= Äsha`,
  `=${'\u200e'}?utf-8?B?${base64}?=`,
  `==??utf-8?B?${base64}?=`,
  `"=?utf-8?B?${base64}?="`,
  `${'x'.repeat(60)} =?utf-8?B?${base64}?=`,
])('the name %j is shown as it was typed: mail programs decode nothing in it', async (name) => {
  await server.post('/api/contact', { name, email: 'asha@example.org', message: 'A plot', contactNumber: '' })
  worker.wake()
  await expect.poll(() => smtp.taken).toHaveLength(1)
  const raw = smtp.taken[0]?.raw ?? ''
  for (const header of ['Subject', 'Reply-To']) {
    expect(shown(raw, header)).not.toMatch(/[\u202a-\u202e]/)
    expect(shown(raw, header)).toContain(/utf-8/i.exec(name)?.[0])
  }
})
