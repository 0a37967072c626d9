import { expect, test } from 'vitest'
import { signedUrl } from '../links/signedLink.ts'
import { MailIntake } from '../messages/mailIntake.ts'
import { testBackend } from '../testing/testBackend.ts'
import { bouncePath } from './bounceRoute.ts'
import { noteBounce } from './bounces.ts'
import { onEachOffice, type TestOffice } from './testing/testNewsletter.ts'

const authorization = 'Bearer a secret that the mail service knows'

/** Sends a newsletter to everybody; its recipients by subscriber. */
async function sendOne(office: TestOffice) {
  const id = await office.begin()
  await office.queue()
  await office.deliver()
  office.time += 86_400_000
  const { db } = office.server.store
  return db.selectFrom('newsletter_recipient').selectAll().where('newsletter_id', '=', id).execute()
}

const report = (office: TestOffice, body: unknown, headers: Record<string, string> = { authorization }) =>
  office.server.post(bouncePath, body, headers)

/** The recorded result of a recipient's email. */
const bounceOf = async ({ server }: TestOffice, id = '') =>
  (await server.store.db.selectFrom('newsletter_recipient').select('bounce').where('id', '=', id).executeTakeFirst())
    ?.bounce

const subscribers = ({ server }: TestOffice) =>
  server.store.db.selectFrom('subscriber').select(['id', 'state', 'address']).orderBy('id').execute()

function notification(messageId: string, status: string, action = 'failed'): string {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="b1/mx.example.net"',
    '',
    '--b1/mx.example.net',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b1/mx.example.net',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    'Final-Recipient: rfc822; victim@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no',
    '',
    '--b1/mx.example.net',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: A new article',
    `Message-ID: ${messageId}`,
    '',
    '--b1/mx.example.net--',
    '',
  ].join('\r\n')
}

const asMessage = { authorization, 'content-type': 'message/rfc822' }

onEachOffice((office) => {
  test('a hard bounce ends a subscription, a repeated report changes nothing, and the next newsletter leaves it out', async () => {
    await office.subscribe(2)
    const [first] = await sendOne(office)
    const body = { kind: 'bounce', messageId: `<${first?.email_id}@example.com>` }
    for (let times = 0; times < 2; times += 1) expect((await report(office, body)).json()).toEqual({ applied: true })
    expect(await bounceOf(office, first?.id)).toBe('hard')
    const states = (await subscribers(office)).map(({ id, state }) => [id === first?.subscriber_id, state])
    expect(states).toContainEqual([true, 'bounced'])
    expect(states).toContainEqual([false, 'confirmed'])
    expect(await sendOne(office)).toHaveLength(1)
    const audit = await office.server.store.db.selectFrom('audit').select(['actor', 'action', 'object']).execute()
    expect(audit).toEqual([{ actor: 'webhook', action: 'subscriber bounced', object: first?.subscriber_id }])
  })

  test('a report that comes with clients’ emails ends a subscription as one that is reported does', async () => {
    await office.subscribe(1)
    const [first] = await sendOne(office)
    const intake = new MailIntake(office.server.backend)
    const raw = Buffer.from(notification(`<${first?.email_id}@example.com>`, '5.1.1'))
    expect(await intake.take(raw)).toEqual({ state: 'taken', outcome: 'stored' })
    expect((await subscribers(office))[0]?.state).toBe('bounced')
    expect(await office.server.store.db.selectFrom('enquiry_message').select('id').execute()).toEqual([])
  })

  test('three soft bounces in a row end it, and one that arrived in between begins the count again', async () => {
    await office.subscribe(1)
    const soft = async () => {
      const [recipient] = await sendOne(office)
      const body = { kind: 'bounce', permanent: false, messageId: recipient?.email_id }
      for (let times = 0; times < 2; times += 1) await report(office, body)
      expect(await bounceOf(office, recipient?.id)).toBe('soft')
      return (await subscribers(office))[0]?.state
    }
    expect([await soft(), await soft()]).toEqual(['confirmed', 'confirmed'])
    await sendOne(office)
    expect([await soft(), await soft(), await soft()]).toEqual(['confirmed', 'confirmed', 'bounced'])
  })

  test('after a complaint the address is never mailed again, even if it is entered again or its link is pressed', async () => {
    await office.subscribe(1)
    const [recipient] = await sendOne(office)
    await report(office, { kind: 'complaint', messageId: recipient?.email_id })
    await office.server.post('/api/subscribe', { email: (await subscribers(office))[0]?.address })
    expect((await subscribers(office))[0]?.state).toBe('complained')
    const { backend, store, app } = office.server
    const reader = await store.db.selectFrom('subscriber').select(['id', 'revision']).executeTakeFirstOrThrow()
    for (const action of ['confirm', 'unsubscribe'] as const) {
      const link = new URL(signedUrl(backend, action, reader.id, reader.revision)).pathname
      await app.inject({ method: 'POST', url: link })
      expect([action, (await subscribers(office))[0]?.state]).toEqual([action, 'complained'])
    }
    expect(await bounceOf(office, recipient?.id)).toBe('complaint')
    const { db } = store
    expect(await db.selectFrom('mail_queue').select('id').where('kind', '=', 'confirmation').execute()).toEqual([])
    await expect(sendOne(office)).rejects.toThrow('nobody')
  })

  test('who bounced may subscribe again, and a late report about an older newsletter does not undo it', async () => {
    await office.subscribe(1)
    const [recipient] = await sendOne(office)
    const bounce = { kind: 'bounce', messageId: recipient?.email_id }
    await report(office, { ...bounce, permanent: false })
    await office.server.store.write((tx) => tx.updateTable('subscriber').set({ confirmed_at: office.time }).execute())
    await report(office, bounce)
    expect((await subscribers(office))[0]?.state).toBe('confirmed')
    await report(office, { kind: 'bounce', messageId: (await sendOne(office))[0]?.email_id })
    await office.server.post('/api/subscribe', { email: (await subscribers(office))[0]?.address })
    expect((await subscribers(office))[0]?.state).toBe('pending')
  })

  test('a service that knows no Message-ID names the address, in any spelling', async () => {
    await office.subscribe(1)
    const [{ address } = { address: '' }] = await subscribers(office)
    expect((await report(office, { kind: 'bounce', permanent: false, email: address })).json().applied).toBe(true)
    expect((await subscribers(office))[0]?.state).toBe('confirmed')
    expect((await report(office, { kind: 'bounce', email: ` ${address.toUpperCase()}` })).json().applied).toBe(true)
    expect((await subscribers(office))[0]?.state).toBe('bounced')
    expect((await report(office, { kind: 'bounce', email: 'nobody@example.org' })).json().applied).toBe(false)
  })

  test('a delivery status notification from the mailbox is applied by its Message-ID, whatever address it names', async () => {
    const [first = '', second = ''] = await office.subscribe(2)
    const sent = await sendOne(office)
    const idOf = (reader: string) => sent.find(({ subscriber_id }) => subscriber_id === reader)?.email_id
    const hard = notification(`<${idOf(first)}@example.com>`, '5.1.1')
    expect((await report(office, hard, asMessage)).json()).toEqual({ applied: true })
    const full = notification(`<${idOf(second)}@example.com>`, '4.2.2 (mailbox full)')
    expect((await report(office, full, asMessage)).json()).toEqual({ applied: true })
    expect((await subscribers(office)).map(({ state }) => state)).toEqual(['bounced', 'confirmed'])
    for (const none of [
      notification(`<${idOf(second)}@example.com>`, '4.4.1', 'delayed'),
      notification('<somebody@else.example>', '5.1.1'),
      'Subject: Out of office\r\n\r\nBack on Monday',
    ])
      expect((await report(office, none, asMessage)).statusCode).toBe(422)
  })

  test('three newsletters that a provider refuses by its policy end no subscription; three that find a full mailbox do', async () => {
    await office.subscribe(1)
    const after = async (status: string) => {
      for (let times = 0; times < 3; times += 1) {
        const [recipient] = await sendOne(office)
        await report(office, notification(`<${recipient?.email_id}@example.com>`, status), asMessage)
      }
      return (await subscribers(office))[0]?.state
    }
    expect(await after('5.7.26')).toBe('confirmed')
    expect(await after('5.2.2')).toBe('bounced')
  })

  test('nobody without the secret is listened to, and mistakes are named', async () => {
    await office.subscribe(1)
    const body = { kind: 'complaint', email: (await subscribers(office))[0]?.address }
    for (const wrong of ['', 'Bearer', 'Bearer wrong', `${authorization}x`, authorization.replace('Bearer', 'Basic')])
      expect((await report(office, body, { authorization: wrong })).statusCode).toBe(401)
    expect((await subscribers(office))[0]?.state).toBe('confirmed')
    expect((await report(office, { kind: 'bounce' })).json().message).toContain('Give messageId')
    expect((await report(office, { kind: 'delivered', email: 'a@example.org' })).statusCode).toBe(400)
    expect((await report(office, { kind: 'bounce', messageId: 'of another sender' })).json().applied).toBe(false)
    expect((await office.server.app.inject({ url: bouncePath, headers: { authorization } })).statusCode).toBe(404)
  })

  test('a complaint outweighs a bounce that is reported after it', async () => {
    await office.subscribe(1)
    const [recipient] = await sendOne(office)
    const { store } = office.server
    await store.write((tx) => noteBounce(tx, recipient?.id ?? '', 'complaint', office.time))
    await store.write((tx) => noteBounce(tx, recipient?.id ?? '', 'hard', office.time))
    expect(await bounceOf(office, recipient?.id)).toBe('complaint')
    expect((await subscribers(office))[0]?.state).toBe('complained')
  })
})

test('without a secret in the settings there is no such call', async () => {
  const server = await testBackend()
  expect((await server.post(bouncePath, { kind: 'bounce' }, { authorization: 'Bearer ' })).statusCode).toBe(404)
  await server.close()
})

test('no address of a report reaches the log', async () => {
  const lines: string[] = []
  const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } }
  const server = await testBackend({ bounceSecret: authorization.slice(7), options: { logger } })
  await server.post(bouncePath, { kind: 'bounce', email: 'asha@example.org' }, { authorization })
  await server.post(bouncePath, { kind: 'nonsense', email: 'asha@example.org' }, { authorization })
  expect(lines.join('')).toContain(bouncePath)
  expect(lines.join('')).not.toMatch(/asha|secret that/)
  await server.close()
})
