import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { type TestBackend, testBackend } from './testBackend.ts'

const body = { email: 'asha@example.org' }
const other = { email: 'ravi@example.org' }
let headers: Record<string, string>
let desk: TestBackend
beforeEach(async () => {
  desk = await testBackend()
  headers = { 'idempotency-key': newIdempotencyKey() }
  expect((await desk.post('/api/subscribe', body, headers)).statusCode).toBe(200)
})
afterEach(() => desk.close())

const repeat = async (written: object, by = desk) => (await by.post('/api/subscribe', written, headers)).statusCode
const kept = () => desk.store.db.selectFrom('idempotency').select('fingerprint').executeTakeFirstOrThrow()
const keep = (fingerprint: string) =>
  desk.store.write((tx) => tx.updateTable('idempotency').set({ fingerprint }).execute())
const plain = createHash('sha256')
  .update(JSON.stringify(['/api/subscribe ', body]))
  .digest('base64url')

test('who reads the database but not the secret cannot find out by guessing which address was subscribed', async () => {
  const { fingerprint } = await kept()
  expect(fingerprint).not.toContain(plain)
  expect(fingerprint.length).toBeGreaterThan(40)
})

test('OB-13 what was kept by a version without the secret is still repeated with its first answer, and nothing else', async () => {
  await keep(plain)
  expect([await repeat(body), await repeat(other)]).toEqual([200, 422])
})

test('OB-13 a repeat is answered, not refused, when the secret has changed since: refused it would be written anew', async () => {
  const renewed = await testBackend({ store: desk.store, secret: 'another secret that is used in tests only' })
  expect(await repeat(body, renewed)).toBe(200)
  expect(await desk.store.db.selectFrom('subscriber').select('id').execute()).toHaveLength(1)
  await renewed.app.close()
})

test('OB-13 instances with one secret agree on what is the same', async () => {
  const second = await testBackend({ store: desk.store })
  expect([await repeat(body, second), await repeat(other, second)]).toEqual([200, 422])
  await second.app.close()
})
