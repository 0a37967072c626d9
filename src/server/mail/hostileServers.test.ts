import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { attemptDeadline, lease } from './mailQueue.ts'
import {
  drip,
  drop,
  type Hostility,
  refuse,
  silentAfterData,
  startHostileSmtp,
  tarpit,
  withoutTls,
} from './testing/hostileSmtp.ts'
import { startTestSmtp } from './testing/testSmtp.ts'
import { smtpTransport } from './transport.ts'
import { MailWorker } from './worker.ts'

const start = Date.UTC(2026, 0, 1)
let time = start
let server: TestBackend
const lines: { line: Record<string, unknown>; text: string }[] = []
const log = {
  info: () => undefined,
  warn: (line: object, text?: string) => void lines.push({ line: { ...line }, text: text ?? '' }),
}

beforeEach(async () => {
  time = start
  lines.length = 0
  const mail = { url: '', from: 'desk@example.com', to: ['one@example.com'] }
  server = await testBackend({ mail, now: () => time })
  await server.post('/api/contact', { name: 'Asha', email: 'asha@example.org', message: 'A plot', contactNumber: '1' })
})
afterEach(() => server.close())

const email = async () => (await server.store.db.selectFrom('mail_queue').selectAll().execute())[0]
const workerFor = (url: string, deadline: number) =>
  new MailWorker(server.backend, smtpTransport(url), log, { deadline, grace: 100 })

test('the deadline of an attempt is well within its lease, so no other instance takes an email over that is being sent', () => {
  expect(attemptDeadline).toBeLessThanOrEqual(lease / 2)
})

const endless: [string, Hostility][] = [
  ['says nothing', tarpit],
  ['drips a line now and then', drip(20)],
  ['never confirms the email', silentAfterData],
]
test.each(endless)(
  'a mail server that %s is left at the deadline, its connection closed, and the email tried again',
  async (_, hostility) => {
    await using hostile = await startHostileSmtp(hostility)
    const worker = workerFor(hostile.url, 400)
    worker.start()
    await expect.poll(async () => (await email())?.error).toContain('longer than 0.4 s')
    await expect.poll(() => hostile.open.size).toBe(0)
    await expect.poll(() => lines).toHaveLength(1)
    expect(await email()).toMatchObject({ attempts: 1, sent_at: null, dead_at: null })
    expect(lines[0]).toMatchObject({ text: 'email not sent', line: { reason: { code: 'EDEADLINE' } } })
    await worker.stop()
  },
)

const rude: [string, Hostility, object][] = [
  ['refuses service', refuse, { reply: 554, status: '5.7.1' }],
  ['hangs up', drop, {}],
]
test.each(rude)(
  'when a mail server %s, the log has the code and nothing that the server quoted',
  async (_, hostility, reason) => {
    await using hostile = await startHostileSmtp(hostility)
    const worker = workerFor(hostile.url, 5000)
    worker.start()
    await expect.poll(() => lines).toHaveLength(1)
    expect((await email())?.error).not.toBeNull()
    expect(lines[0]?.line).toMatchObject({ reason: { code: expect.stringMatching(/^E\w+$/), ...reason } })
    expect(JSON.stringify(lines)).not.toContain('@')
    await worker.stop()
  },
)

test('to another machine neither the password nor the email is sent without TLS, whatever the URL says', async () => {
  await using hostile = await startHostileSmtp(withoutTls)
  const { port } = new URL(hostile.url)
  // Resolves to this machine, but is not a name that the policy trusts.
  const remote = `smtp://user:s3cret@0.0.0.0:${port}?ignoreTLS=true&requireTLS=false`
  const worker = workerFor(remote, 5000)
  worker.start()
  await expect.poll(async () => (await email())?.error).toMatch(/STARTTLS|TLS/)
  await worker.stop()
  await expect(smtpTransport(remote).verify()).rejects.toThrow()
  expect(hostile.received()).not.toMatch(/AUTH|MAIL FROM|c3Nz|s3cret/i)
})

test('a mail server on this machine, or one for which cleartext was permitted by name, needs no TLS', async () => {
  const smtp = await startTestSmtp()
  const { port } = new URL(smtp.url)
  await expect(smtpTransport(smtp.url).verify()).resolves.toBeUndefined()
  await expect(smtpTransport(`smtp://0.0.0.0:${port}`, { cleartext: true }).verify()).resolves.toBeUndefined()
  await expect(smtpTransport(`smtp://0.0.0.0:${port}`).verify()).rejects.toThrow()
  await smtp.close()
})

test('an email at which the mail server hangs holds no other one up', async () => {
  await server.post('/api/contact', { name: 'Ravi', email: 'ravi@example.org', message: 'A flat', contactNumber: '2' })
  const passed: string[] = []
  const { send, ...rest } = smtpTransport('smtp://127.0.0.1:9')
  const hangs: typeof send = async (mail, recipients) => {
    if (mail.subject.includes('Asha')) return new Promise(() => {})
    passed.push(mail.subject)
    return { accepted: [...recipients], rejected: [] }
  }
  const worker = new MailWorker(server.backend, { ...rest, send: hangs }, log, { grace: 100 })
  worker.start()
  await expect.poll(() => passed.join()).toMatch(/from Ravi/)
  await worker.stop()
})

test('stopping while a mail server hangs waits for no deadline: the attempt is broken off and does not count', async () => {
  await using hostile = await startHostileSmtp(tarpit)
  const worker = workerFor(hostile.url, attemptDeadline)
  worker.start()
  await expect.poll(() => hostile.open.size).toBe(1)
  await worker.stop()
  const stopped = await email()
  expect(stopped).toMatchObject({ attempts: 0, sent_at: null, dead_at: null })
  expect((stopped?.next_at ?? 0) - time).toBe(15_000)
})
