import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedPath } from '../links/signedLink.ts'
import { onEachDatabase } from '../store/testing/eachDatabase.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

const hour = 3_600_000
const day = 24 * hour
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }

onEachDatabase((open) => {
  let time: number
  let server: TestBackend
  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1)
    server = await testBackend({ store: await open(), mail, now: () => time })
  })
  afterEach(() => server.close())

  const subscribe = async (email: string) => {
    const { statusCode, body } = await server.post('/api/subscribe', { email })
    return `${statusCode} ${body}`
  }
  const rowOf = (email: string) =>
    server.store.db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const follow = async (action: 'confirm' | 'unsubscribe', email: string) => {
    const { id, revision } = await rowOf(email)
    return server.app.inject({ method: 'POST', url: signedPath(server.backend, action, id, revision) })
  }
  const emails = async () => (await server.store.db.selectFrom('mail_queue').select('id').execute()).length
  /** Total number of emails after a stranger has entered the address this many times, at this interval. */
  const emailsAfter = async (email: string, times: number, interval: number) => {
    for (let index = 0; index < times; index += 1) {
      await subscribe(email)
      time += interval
    }
    return emails()
  }

  test('an unconfirmed address gets at most three emails: one at once, one after an hour, one after a day', async () => {
    expect(await emailsAfter('asha@example.org', 1, 0.9 * hour)).toBe(1)
    expect(await emailsAfter('asha@example.org', 1, 0.2 * hour)).toBe(1)
    expect(await emailsAfter('asha@example.org', 1, 23 * hour)).toBe(2)
    expect(await emailsAfter('asha@example.org', 1, 2 * hour)).toBe(2)
    expect(await emailsAfter('asha@example.org', 1, 2 * hour)).toBe(3)
    expect(await emailsAfter('asha@example.org', 12, 5 * day)).toBe(3)
  })

  test('after "Block future requests" no email is sent, even if the address is entered every hour', async () => {
    const answer = await subscribe('asha@example.org')
    const pressed = await follow('unsubscribe', 'asha@example.org')
    expect(pressed.body).toContain('We will send no more emails to this address')
    time += 2 * hour
    expect(await subscribe('asha@example.org')).toBe(answer)
    expect(await emailsAfter('asha@example.org', 24, hour)).toBe(1)
    expect(await rowOf('asha@example.org')).toMatchObject({ state: 'unsubscribed', revision: 1 })
  })

  test("all tags of one mailbox count together, and so do Gmail's dots; one press stops all emails", async () => {
    for (let tag = 0; tag < 30; tag += 1) {
      await subscribe(`victim+${tag}@example.org`)
      time += 2 * day
    }
    expect(await emails()).toBe(3)
    await subscribe('some.body@gmail.com')
    await follow('unsubscribe', 'some.body@gmail.com')
    for (const one of ['somebody@gmail.com', 's.omebody@googlemail.com', 'SomeBody+x@gmail.com']) await subscribe(one)
    expect(await emails()).toBe(4)
    await subscribe('+@example.org')
    await subscribe('other@example.org')
    expect(await emails()).toBe(6)
  })

  test('a subscriber who confirmed and unsubscribed is asked again when subscribed again, and can then stop all emails', async () => {
    await subscribe('asha@example.org')
    await follow('confirm', 'asha@example.org')
    expect(await rowOf('asha@example.org')).toMatchObject({ state: 'confirmed', asked: 0 })
    await follow('unsubscribe', 'asha@example.org')
    await subscribe('asha@example.org')
    expect(await emails()).toBe(2)
    await follow('unsubscribe', 'asha@example.org')
    expect(await emailsAfter('asha@example.org', 5, 2 * day)).toBe(2)
  })

  test('of many concurrent subscriptions of one address one sends an email, also when it is entered again later', async () => {
    const many = () => Promise.all(Array.from({ length: 20 }, () => subscribe('asha@example.org')))
    await many()
    expect(await emails()).toBe(1)
    time += 2 * hour
    await many()
    expect(await emails()).toBe(2)
    expect(await rowOf('asha@example.org')).toMatchObject({ state: 'pending', asked: 2, asked_at: time })
  })
})
