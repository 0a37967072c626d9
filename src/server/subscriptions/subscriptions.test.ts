import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { signedUrl } from '../links/signedLink.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
let time = Date.UTC(2026, 0, 1)
let bare: TestBackend
let mailing: TestBackend
beforeEach(async () => {
  bare = await testBackend()
  mailing = await testBackend({ mail, now: () => time })
})
afterEach(() => Promise.all([bare.close(), mailing.close()]))

const subscribers = ({ store }: TestBackend) => store.db.selectFrom('subscriber').selectAll().execute()
const emails = ({ store }: TestBackend) => store.db.selectFrom('mail_queue').select(['kind', 'subject_id']).execute()
const follow = async (server: TestBackend, action: 'confirm' | 'unsubscribe', method: 'GET' | 'POST') => {
  const [row] = await subscribers(server)
  const url = new URL(signedUrl(server.backend, action, row?.id ?? '', row?.revision ?? 0)).pathname
  return server.app.inject({ method, url })
}

test('API-02 without mail an address is thanked at once and rejected in any spelling the second time, but not taken as confirmed', async () => {
  const first = await bare.post('/api/subscribe', { email: ' Asha@Example.org ' })
  expect([first.statusCode, first.json()]).toEqual([200, { message: 'Thank you for subscribing!' }])
  for (const email of ['asha@example.org', 'ASHA@EXAMPLE.ORG']) {
    const again = await bare.post('/api/subscribe', { email })
    expect([again.statusCode, again.json()]).toEqual([409, { message: 'Already a subscriber!' }])
  }
  expect(await subscribers(bare)).toMatchObject([
    {
      email: 'Asha@Example.org',
      address: 'asha@example.org',
      state: 'pending',
      confirmed_at: null,
      consent_text: expect.stringContaining('SUBSCRIBE'),
    },
  ])
  // The question waits until mail is set up, like every email.
  expect(await emails(bare)).toHaveLength(1)
  expect((await follow(bare, 'confirm', 'POST')).statusCode).toBe(200)
  expect(await subscribers(bare)).toMatchObject([{ state: 'confirmed' }])
})

test('an invalid address is rejected with an example, and may be corrected under the same key', async () => {
  const headers = { 'idempotency-key': uuidv7() }
  for (const email of ['', 'asha', 'a@b', 'a b@example.org', `a@${'x'.repeat(300)}.org`]) {
    const answer = await bare.post('/api/subscribe', { email }, headers)
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: expect.stringContaining('name@example.com') }])
  }
  expect((await bare.post('/api/subscribe', { email: 'asha@example.org' }, headers)).statusCode).toBe(200)
})

test('with mail the response does not reveal whether an address is known, and at most one email is sent per hour', async () => {
  const answers = [await mailing.post('/api/subscribe', { email: 'asha@example.org' })]
  answers.push(await mailing.post('/api/subscribe', { email: 'ASHA@example.org' }))
  await follow(mailing, 'confirm', 'POST')
  answers.push(await mailing.post('/api/subscribe', { email: 'asha@example.org' }))
  expect(new Set(answers.map((one) => `${one.statusCode} ${one.body}`)).size).toBe(1)
  expect(await emails(mailing)).toHaveLength(1)
  time += 2 * 3_600_000
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  expect(await emails(mailing)).toHaveLength(1)
})

test('a lost confirmation email is sent again on request after an hour', async () => {
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  time += 2 * 3_600_000
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  expect(await emails(mailing)).toHaveLength(2)
})

test('the confirmation page works without JavaScript; opening it changes nothing, its button confirms', async () => {
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  const page = await follow(mailing, 'confirm', 'GET')
  expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ])
  expect(page.body).toMatch(/<form method="post" action="\/api\/confirm\/[^"]+"><button>/)
  expect(page.body).not.toContain('<script')
  expect((await subscribers(mailing))[0]?.state).toBe('pending')
  expect((await follow(mailing, 'confirm', 'POST')).statusCode).toBe(200)
  expect((await subscribers(mailing))[0]).toMatchObject({ state: 'confirmed', confirmed_at: time })
  expect((await follow(mailing, 'confirm', 'POST')).statusCode).toBe(200)
})

test('one click unsubscribes, whatever body the mail client sends, and may be repeated', async () => {
  await bare.post('/api/subscribe', { email: 'asha@example.org' })
  expect((await follow(bare, 'unsubscribe', 'GET')).body).toContain('<button>Unsubscribe</button>')
  expect((await subscribers(bare))[0]?.state).toBe('pending')
  const [row] = await subscribers(bare)
  const url = new URL(signedUrl(bare.backend, 'unsubscribe', row?.id ?? '', 1)).pathname
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await bare.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
  }
  expect((await subscribers(bare))[0]?.state).toBe('unsubscribed')
})

test('after unsubscribing, a new subscription must be confirmed again; the old confirmation link does not count', async () => {
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  const [before] = await subscribers(mailing)
  const old = new URL(signedUrl(mailing.backend, 'confirm', before?.id ?? '', 1)).pathname
  await follow(mailing, 'confirm', 'POST')
  const stopped = await follow(mailing, 'unsubscribe', 'POST')
  expect(stopped.body).toContain('If this address is subscribed again, we will ask you first.')
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  expect((await mailing.app.inject({ method: 'POST', url: old })).statusCode).toBe(410)
  expect((await subscribers(mailing))[0]).toMatchObject({ state: 'pending', confirmed_at: null, unsubscribed_at: null })
  expect(await emails(mailing)).toHaveLength(2)
  await follow(mailing, 'confirm', 'POST')
  expect((await subscribers(mailing))[0]?.state).toBe('confirmed')
})

test('an address that was barred while mail was configured is not subscribed without mail either', async () => {
  await mailing.post('/api/subscribe', { email: 'asha@example.org' })
  await follow(mailing, 'unsubscribe', 'POST')
  const without = await testBackend({ store: mailing.store })
  const answer = await without.post('/api/subscribe', { email: 'asha@example.org' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Thank you for subscribing!' }])
  expect((await subscribers(mailing))[0]?.state).toBe('unsubscribed')
  await without.app.close()
})

test('of two concurrent subscriptions of one address, one is new and the other is known', async () => {
  const both = await Promise.all([1, 2].map(() => bare.post('/api/subscribe', { email: 'asha@example.org' })))
  expect(both.map((one) => one.statusCode).sort()).toEqual([200, 409])
})

test("consent is recorded with the time of the visitor's device and with the server's, since the first may be made up", async () => {
  await mailing.post('/api/subscribe', { email: 'asha@example.org' }, { 'idempotency-key': uuidv7(0) })
  expect(await subscribers(mailing)).toMatchObject([{ requested_at: 0, received_at: time }])
  await follow(mailing, 'unsubscribe', 'POST')
  await mailing.store.write((tx) => tx.updateTable('subscriber').set({ confirmed_at: 1 }).execute())
  time += 2 * 3_600_000
  await mailing.post('/api/subscribe', { email: 'asha@example.org' }, { 'idempotency-key': uuidv7(7) })
  expect(await subscribers(mailing)).toMatchObject([{ requested_at: 7, received_at: time, state: 'pending' }])
})
