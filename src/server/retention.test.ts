import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comment } from '#contract/calls.ts'
import { forgetOld } from './retention.ts'
import { type TestBackend, testBackend } from './testBackend.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const retention = { keys: 400, networks: 30, letters: 90, handledEnquiries: 0 }
let desk: TestBackend
beforeEach(async () => {
  desk = await testBackend({ now: () => start })
  await desk.post('/api/contact', { name: 'a', email: 'b', message: 'c', contactNumber: 'd' })
  const { _id } = (await desk.post('/api/comments/blog1', { text: 'Hello' })).json<Comment>()
  await desk.post(`/api/comments/${_id}/report`, { reason: 'rude' })
  await desk.store.write(async (tx) => {
    await tx.updateTable('letter').set({ sent_at: start }).where('kind', '=', 'enquiry').execute()
    await tx.updateTable('enquiry').set({ handled_at: start }).execute()
  })
})
afterEach(() => desk.close())

const forget = (days: number, other = {}) => forgetOld(desk.store, { ...retention, ...other }, start + days * day)

test('nothing is forgotten before its time', async () => {
  expect(await forget(29)).toEqual({ keys: 0, networks: 0, letters: 0, enquiries: 0, allowances: 0 })
})

test('fingerprints of networks go first, then sent letters, then keys; unsent letters and enquiries stay', async () => {
  expect(await forget(31)).toMatchObject({ networks: 2, letters: 0, keys: 0 })
  expect(await desk.store.db.selectFrom('comment').select('network').execute()).toEqual([{ network: null }])
  expect(await forget(91)).toMatchObject({ networks: 0, letters: 1, keys: 0 })
  expect(await forget(401)).toEqual({ keys: 3, networks: 0, letters: 0, enquiries: 0, allowances: 0 })
  expect(await desk.store.db.selectFrom('letter').select('kind').execute()).toEqual([{ kind: 'report' }])
  expect(await desk.store.db.selectFrom('enquiry').select('name').execute()).toHaveLength(1)
})

test('handled enquiries are forgotten with their letters when an age is configured, open ones never', async () => {
  expect(await forget(10, { handledEnquiries: 9 })).toMatchObject({ enquiries: 1 })
  expect(await desk.store.db.selectFrom('letter').select('kind').execute()).toEqual([{ kind: 'report' }])
  await desk.post('/api/contact', { name: 'a', email: 'b', message: 'c', contactNumber: 'd' })
  expect(await forget(1000, { handledEnquiries: 9 })).toMatchObject({ enquiries: 0 })
})

test('more than one step of old keys is forgotten in one go', async () => {
  const row = { fingerprint: '', status: 201, body: '', subject: '', created_at: 0 }
  const rows = Array.from({ length: 2500 }, (_, index) => ({ ...row, key: `old-${index}` }))
  await desk.store.write((tx) => tx.insertInto('idempotency').values(rows).execute())
  expect(await forget(0)).toMatchObject({ keys: 2500 })
})
