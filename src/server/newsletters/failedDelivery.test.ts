import { expect, test } from 'vitest'
import type { Backend } from '../backend.ts'
import { goneAfterData, goneBeforeData, startHostileSmtp } from '../mail/testing/hostileSmtp.ts'
import { smtpTransport, type Transport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import { unsubscribe } from '../subscriptions/subscriptions.ts'
import { onEachOffice, type TestOffice } from './testing/testNewsletter.ts'

const minute = 60_000
const nowhere = smtpTransport('smtp://127.0.0.1:1')

/** Queues a newsletter to one subscriber; its id. */
async function begin(office: TestOffice): Promise<string> {
  await office.subscribe(1)
  const id = await office.begin()
  await office.queue()
  return id
}

/** Lets a worker make one attempt; what it logs. */
async function attempt(backend: Backend, transport: Transport): Promise<string[]> {
  const lines: string[] = []
  const note = (_line: object, text = '') => void lines.push(text)
  const worker = new MailWorker(backend, transport, { info: note, warn: note }, { lanes: 1 })
  worker.start()
  await expect.poll(() => lines).not.toEqual([])
  await worker.stop()
  return lines
}

onEachOffice((office) => {
  test('a newsletter whose mail server breaks off once it has the whole email is not sent again', async () => {
    await using hostile = await startHostileSmtp(goneAfterData)
    const id = await begin(office)
    const logged = await attempt(office.server.backend, smtpTransport(hostile.url))
    expect([logged, await office.states(id)]).toEqual([['email perhaps delivered, not repeated'], ['unsure']])
    office.time += 24 * 60 * minute
    expect([await office.deliver(), hostile.count()]).toEqual([[], 1])
  })

  test('a newsletter whose mail server breaks off before it has the email is sent again', async () => {
    await using hostile = await startHostileSmtp(goneBeforeData)
    const id = await begin(office)
    const logged = await attempt(office.server.backend, smtpTransport(hostile.url))
    expect([logged, await office.states(id)]).toEqual([['email not sent'], ['queued']])
    office.time += minute
    expect(await office.deliver()).toHaveLength(1)
    expect(await office.states(id)).toEqual(['sent'])
  })

  test('an email that the database failed to compose is nobody’s yet, and is tried again', async () => {
    const id = await begin(office)
    const { backend, store } = office.server
    let isClaimed = false
    // The connection to the database breaks once the email is claimed.
    const broken: Backend['store'] = {
      dialect: store.dialect,
      write(work) {
        isClaimed = true
        return store.write(work)
      },
      probe: () => store.probe(),
      close: () => store.close(),
      get db() {
        if (!isClaimed) return store.db
        throw Object.assign(new Error('for reader@example.org'), { code: 'ECONNRESET' })
      },
    }
    expect((await attempt({ ...backend, store: broken }, nowhere))[0]).toBe('email not sent')
    const email = await store.db.selectFrom('mail_queue').select(['error', 'sent_at']).executeTakeFirst()
    expect(email).toEqual({ error: 'not composed: ECONNRESET', sent_at: null })
    office.time += minute
    expect(await office.deliver()).toHaveLength(1)
    expect(await office.states(id)).toEqual(['sent'])
  })

  test('a refused address is logged as refused, and the subscription that it ends is in the audit trail', async () => {
    const id = await begin(office)
    const refusal = { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such mailbox' }
    const send = () => Promise.reject(Object.assign(new Error('refused'), refusal))
    const logged = await attempt(office.server.backend, { ...nowhere, send })
    expect([logged, await office.states(id)]).toEqual([['email refused or given up'], ['failed']])
    const { db } = office.server.store
    const reader = await db.selectFrom('subscriber').select(['id', 'state']).executeTakeFirstOrThrow()
    expect(reader.state).toBe('bounced')
    const trail = await db.selectFrom('audit').select(['actor', 'action', 'object']).execute()
    expect(trail).toEqual([{ actor: 'mail', action: 'subscriber bounced', object: reader.id }])
  })

  test('an email that is no longer needed is not logged as sent', async () => {
    const [reader = ''] = await office.subscribe(1)
    const id = await office.begin()
    await office.queue()
    await office.server.store.write((tx) => unsubscribe(tx, reader, office.time))
    expect(await attempt(office.server.backend, nowhere)).toEqual(['email not needed'])
    expect(await office.states(id)).toEqual(['skipped'])
  })
})
