import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SubscriberPage, SubscriberState } from '#contract/staff/subscribers.ts'
import { confirmSubscription } from '../subscriptions/subscriptions.ts'
import { owner, staff, type TestBrowser, type TestDesk, testDesk } from './testing/testDesk.ts'

const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
/** 1 March in India, although February in London. */
const march = Date.UTC(2026, 1, 28, 19)
let time = march
let desk: TestDesk
let ravi: TestBrowser
beforeEach(async () => {
  time = march
  desk = await testDesk({ mail, now: () => time })
  ravi = await desk.signedIn(staff)
})
afterEach(() => desk.close())

const add = (email: string, consent: object | null = null) => ravi.call('addSubscriber', { body: { email, consent } })
const onThePhone = { way: 'phone', note: 'Asked for it in the call about her flat' }
const search = async (body: object = {}) => (await ravi.call('searchSubscribers', { body })).json<SubscriberPage>()
const stored = () => desk.store.db.selectFrom('subscriber').selectAll().orderBy('id').execute()
const confirmations = async () =>
  (await desk.store.db.selectFrom('mail_queue').select('id').where('kind', '=', 'confirmation').execute()).length
const become = (address: string, state: SubscriberState, confirmed_at: number | null) =>
  desk.store.write((tx) =>
    tx
      .updateTable('subscriber')
      .set({ state, confirmed_at, unsubscribed_at: time })
      .where('address', '=', address)
      .execute(),
  )

test('subscribers are found by part of their address in any case and by state, page by page, the newest first', async () => {
  for (const name of ['One', 'two', '100%_sure']) {
    time += 1000
    await desk.post('/api/subscribe', { email: `${name}@Example.org` })
  }
  const emails = async (body: object) => (await search(body)).items.map(({ email }) => email)
  const all = await emails({})
  expect([...all].sort()).toEqual(['100%_sure@Example.org', 'One@Example.org', 'two@Example.org'])
  expect(await emails({ text: ' ONE@exam ' })).toEqual(['One@Example.org'])
  // No wildcards: they stand for themselves.
  expect(await emails({ text: '%_s' })).toEqual(['100%_sure@Example.org'])
  expect(await emails({ text: 'o_e' })).toEqual([])
  expect(await emails({ state: 'confirmed' })).toEqual([])
  const first = await search({ limit: 2 })
  const rest = await search({ limit: 2, cursor: first.next })
  expect([...first.items, ...rest.items].map(({ email }) => email)).toEqual(all)
  expect(rest.next).toBe(null)
  const csv = await (await desk.signedIn(owner)).call('exportSubscribers', { body: { text: 'two@' } })
  expect(csv.body.match(/@Example\.org/g)).toEqual(['@Example.org'])
})

test('an address with letters of another script in its domain is found as it was typed', async () => {
  await add('asha@उदाहरण.भारत')
  expect((await search({ text: 'उदाहरण' })).items).toHaveLength(1)
})

test('an address that a member adds without a consent is asked to confirm, and not again at once', async () => {
  expect((await add('sita@example.org')).statusCode).toBe(204)
  expect([await stored(), await confirmations()]).toMatchObject([[{ state: 'pending', asked: 1 }], 1])
  expect((await add('SITA@example.org')).statusCode).toBe(409)
  expect(await confirmations()).toBe(1)
  const [row] = await stored()
  await desk.store.write((tx) => confirmSubscription(tx, row?.id ?? '', row?.revision ?? 0, time))
  expect((await search({ state: 'confirmed' })).items).toMatchObject([{ email: 'sita@example.org', source: 'form' }])
  expect((await add('sita@example.org', onThePhone)).statusCode).toBe(409)
})

test('a consent that a member states confirms without an email; how it was given is in the audit trail, its words with the subscription', async () => {
  expect((await add('sita@example.org', onThePhone)).statusCode).toBe(204)
  expect(await confirmations()).toBe(0)
  const [row] = await stored()
  expect(row).toMatchObject({ state: 'confirmed', confirmed_at: time })
  expect(row?.consent_text).toContain(onThePhone.note)
  const trail = await desk.store.db
    .selectFrom('audit')
    .selectAll()
    .where('object', '=', row?.id ?? '')
    .execute()
  expect(trail).toMatchObject([{ actor: staff, action: 'subscriber add phone' }])
  expect(JSON.stringify(await desk.store.db.selectFrom('audit').selectAll().execute())).not.toContain('sita')
  expect((await search({})).items).toMatchObject([{ source: 'stated' }])
})

test('a stated consent brings nobody back who left: a subscriber who had confirmed is asked, and others never', async () => {
  for (const name of ['left', 'gone']) await add(`${name}@example.org`, onThePhone)
  await become('left@example.org', 'unsubscribed', time)
  await become('gone@example.org', 'bounced', time)
  for (const name of ['left', 'gone']) {
    expect((await add(`${name}@example.org`, onThePhone)).statusCode).toBe(409)
    expect((await add(`${name}@example.org`)).statusCode).toBe(204)
  }
  expect((await stored()).map(({ state }) => state)).toEqual(['pending', 'pending'])
  await add('never@example.org')
  await become('never@example.org', 'unsubscribed', null)
  await add('angry@example.org', onThePhone)
  await become('angry@example.org', 'complained', time)
  const before = await confirmations()
  for (const email of ['never@example.org', 'never+again@example.org', 'angry@example.org'])
    for (const consent of [null, onThePhone])
      expect([email, (await add(email, consent)).statusCode]).toEqual([email, 409])
  expect([await confirmations(), (await stored()).length]).toEqual([before, 4])
})

test('what is no address, and a consent without its words, is refused', async () => {
  for (const email of ['sita', 'sita@', '', 'a'.repeat(300)]) expect((await add(email)).statusCode).toBe(400)
  expect((await add('sita@example.org', { way: 'phone', note: ' ' })).statusCode).toBe(400)
  expect(await stored()).toEqual([])
})

test('whom a member takes off the list stays off it', async () => {
  await add('sita@example.org', onThePhone)
  const [row] = await stored()
  const remove = (id: string) => ravi.call('removeSubscriber', { id })
  expect((await remove(row?.id ?? '')).statusCode).toBe(204)
  expect((await remove(row?.id ?? '')).statusCode).toBe(204)
  expect(await stored()).toMatchObject([{ state: 'unsubscribed', unsubscribed_at: time }])
  expect((await add('sita@example.org', onThePhone)).statusCode).toBe(409)
  expect((await remove('01a213e9-0000-7000-8000-000000000000')).statusCode).toBe(404)
})

test('growth is counted by the months of the Indian calendar, without those who never confirmed', async () => {
  await add('march@example.org', onThePhone)
  await add('pending@example.org')
  await become('pending@example.org', 'unsubscribed', null)
  time = Date.UTC(2026, 3, 1)
  ravi = await desk.signedIn(staff)
  await add('april@example.org', onThePhone)
  await become('march@example.org', 'unsubscribed', march)
  const { items } = (await ravi.call('subscriberGrowth')).json()
  expect(items).toHaveLength(12)
  expect(items.slice(-3)).toEqual([
    { month: '2026-02', joined: 0, left: 0 },
    { month: '2026-03', joined: 1, left: 0 },
    { month: '2026-04', joined: 1, left: 1 },
  ])
})
