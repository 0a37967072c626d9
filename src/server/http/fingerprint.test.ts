import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'

const body = { email: 'asha@example.org' }
const other = { email: 'ravi@example.org' }
let headers: Record<string, string>
let server: TestBackend
beforeEach(async () => {
  server = await testBackend()
  headers = { 'idempotency-key': uuidv7() }
  expect((await server.post('/api/subscribe', body, headers)).statusCode).toBe(200)
})
afterEach(() => server.close())

const repeat = async (sent: object, to = server) => (await to.post('/api/subscribe', sent, headers)).statusCode
const storedRow = () => server.store.db.selectFrom('idempotency').select('fingerprint').executeTakeFirstOrThrow()
const plain = createHash('sha256')
  .update(JSON.stringify(['/api/subscribe ', body]))
  .digest('base64url')

test('without the secret, guessing cannot reveal from the database which address was subscribed', async () => {
  const { fingerprint } = await storedRow()
  expect(fingerprint).not.toContain(plain)
  expect(fingerprint.length).toBeGreaterThan(40)
})

test('OB-13 after a change of the secret a repeat is replayed: a 422 would make the outbox send it under a new key', async () => {
  const renewed = await testBackend({ store: server.store, secret: 'another secret that is used in tests only' })
  expect(await repeat(body, renewed)).toBe(200)
  expect(await server.store.db.selectFrom('subscriber').select('id').execute()).toHaveLength(1)
  await renewed.app.close()
})

test('OB-13 instances with one secret agree on which bodies are the same', async () => {
  const second = await testBackend({ store: server.store })
  expect([await repeat(body, second), await repeat(other, second)]).toEqual([200, 422])
  await second.app.close()
})
