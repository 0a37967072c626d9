import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { forgetOld } from './retention.ts'
import { onEachDatabase } from './store/eachDatabase.ts'
import { type TestBackend, testBackend } from './testBackend.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const retention = { keys: 400, networks: 30, letters: 90, unconfirmed: 30, handledEnquiries: 0 }
const mail = { url: 'smtp://127.0.0.1:1', from: 'desk@example.com', to: ['provider@example.com'] }
const enquiry = { name: 'a', email: 'b', message: 'c', contactNumber: 'd' }

onEachDatabase((open) => {
  let now: number
  let desk: TestBackend
  beforeEach(async () => {
    now = start
    desk = await testBackend({ store: await open(), mail, now: () => now })
    await desk.post('/api/contact', enquiry)
    const { _id } = (await desk.post('/api/comments/blog1', { text: 'Hello' })).json<Comment>()
    await desk.post(`/api/comments/${_id}/report`, { reason: 'rude' })
    await desk.store.write(async (tx) => {
      await tx.updateTable('letter').set({ sent_at: start }).where('kind', '=', 'enquiry').execute()
      await tx.updateTable('enquiry').set({ handled_at: start }).execute()
    })
  })
  afterEach(() => desk.close())

  const forget = (days: number, other = {}) => forgetOld(desk.store, { ...retention, ...other }, start + days * day)
  const letters = async () =>
    (await desk.store.db.selectFrom('letter').select('kind').execute()).map(({ kind }) => kind).sort()
  const giveUp = (error = '') =>
    desk.store.write((tx) =>
      tx.updateTable('letter').set({ dead_at: start, error }).where('sent_at', 'is', null).execute(),
    )

  test('nothing is forgotten before its time', async () => {
    const nothing = { keys: 0, networks: 0, letters: 0, unconfirmed: 0, enquiries: 0, allowances: 0 }
    expect(await forget(29)).toEqual(nothing)
  })

  test('fingerprints of networks go first, then sent letters, then keys; unsent letters and enquiries stay', async () => {
    expect(await forget(31)).toMatchObject({ networks: 2, letters: 0, keys: 0 })
    expect(await desk.store.db.selectFrom('comment').select('network').execute()).toEqual([{ network: null }])
    expect(await forget(91)).toMatchObject({ networks: 0, letters: 1, keys: 0 })
    const keys = { keys: 3, networks: 0, letters: 0, unconfirmed: 0, enquiries: 0, allowances: 0 }
    expect(await forget(401)).toEqual(keys)
    expect(await letters()).toEqual(['report'])
    expect(await desk.store.db.selectFrom('enquiry').select('name').execute()).toHaveLength(1)
  })

  test('handled enquiries are forgotten with their letters when an age is configured, open ones never', async () => {
    expect(await forget(10, { handledEnquiries: 9 })).toMatchObject({ enquiries: 1 })
    expect(await letters()).toEqual(['report'])
    await desk.post('/api/contact', enquiry)
    expect(await forget(1000, { handledEnquiries: 9 })).toMatchObject({ enquiries: 0 })
  })

  test('a subscription that nobody confirms is forgotten with its letters, counted from the last one', async () => {
    for (const name of ['never', 'late', 'kept', 'stopped'])
      await desk.post('/api/subscribe', { email: `${name}@example.org` })
    await desk.store.write(async (tx) => {
      const subscriber = () => tx.updateTable('subscriber')
      await subscriber().set({ state: 'confirmed' }).where('address', 'like', 'kept%').execute()
      await subscriber().set({ state: 'unsubscribed' }).where('address', 'like', 'stopped%').execute()
    })
    now = start + 20 * day
    await desk.post('/api/subscribe', { email: 'late@example.org' })
    expect(await forget(31)).toMatchObject({ unconfirmed: 1 })
    expect(await forget(51, { unconfirmed: 0 })).toMatchObject({ unconfirmed: 0 })
    expect(await forget(51)).toMatchObject({ unconfirmed: 1 })
    expect(await forget(3650, { letters: 0 })).toMatchObject({ unconfirmed: 0 })
    const left = await desk.store.db.selectFrom('subscriber').select('address').orderBy('address').execute()
    expect(left.map(({ address }) => address)).toEqual(['kept@example.org', 'stopped@example.org'])
    expect(await letters()).toEqual(['confirmation', 'confirmation', 'enquiry', 'report'])
  })

  test('letters that were given up go, too, and with them the addresses in their errors', async () => {
    await desk.post('/api/subscribe', { email: 'asha@example.org' })
    await giveUp('refused for asha@example.org')
    expect(await forget(89, { unconfirmed: 0 })).toMatchObject({ letters: 0 })
    expect(await forget(91, { unconfirmed: 0 })).toMatchObject({ letters: 3 })
    expect(await letters()).toEqual([])
  })

  test('a letter that was given up stays while it tells of an enquiry that nobody has handled', async () => {
    await desk.post('/api/contact', enquiry)
    await giveUp()
    await forget(3650)
    expect(await letters()).toEqual(['enquiry'])
    await desk.store.write((tx) => tx.updateTable('enquiry').set({ handled_at: start }).execute())
    expect(await forget(3650)).toMatchObject({ letters: 1 })
  })

  test('more than one step of old keys is forgotten in one go', async () => {
    const row = { fingerprint: '', status: 201, body: '', subject: '', created_at: 0 }
    const rows = Array.from({ length: 2500 }, (_, index) => ({ ...row, key: `old-${index}` }))
    await desk.store.write((tx) => tx.insertInto('idempotency').values(rows).execute())
    expect(await forget(0)).toMatchObject({ keys: 2500 })
  })
})
