import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type TestBackend, testBackend } from '../testing/testBackend.ts'
import { hasServer, openPostgres, type PostgresStore } from './postgres.ts'
import { startTestCluster, type TestCluster } from './testing/testPostgres.ts'

const statementTimeout = 500
const enquiry = { name: 'Asha', email: '', message: 'A plot', contactNumber: '' }
let cluster: TestCluster
let store: PostgresStore
let server: TestBackend
beforeAll(async () => {
  cluster = await startTestCluster()
  store = openPostgres(await cluster.database('frozen'), {
    connections: 4,
    onBrokenConnection: () => undefined,
    isServer: true,
    statementTimeout,
  })
  server = await testBackend({ store })
})
afterAll(async () => {
  cluster.thaw()
  await server.close()
  await cluster.stop()
})

test('a database that hangs is answered with 503 in bounded time, and every acknowledged key holds once it goes on', async () => {
  const keys = Array.from({ length: 12 }, () => uuidv7())
  const send = () => Promise.all(keys.map((key) => server.post('/api/contact', enquiry, { 'idempotency-key': key })))
  await server.post('/api/contact', enquiry)
  cluster.freeze()
  const began = performance.now()
  const hanging = await send()
  const reading = await server.app.inject('/api/comments/blog1')
  expect([...hanging, reading].map(({ statusCode }) => statusCode)).toEqual(Array(13).fill(503))
  expect(hanging[0]?.headers['retry-after']).toBe('5')
  // A statement, or a connection of 5 s; a queue of twelve writes for four connections; and the reader after them.
  expect(performance.now() - began).toBeLessThan(30_000)
  cluster.thaw()
  for (const answer of await send()) expect(answer.statusCode).toBe(201)
  expect(await store.db.selectFrom('enquiry').select('id').execute()).toHaveLength(13)
}, 60_000)

test('a server is found by its connection, a command line is none', async () => {
  const url = await cluster.database('found')
  const options = { connections: 2, onBrokenConnection: () => undefined }
  const desk = openPostgres(url, options)
  expect(await hasServer(desk)).toBe(false)
  const other = openPostgres(url, { ...options, isServer: true })
  await other.probe()
  expect(await hasServer(desk)).toBe(true)
  await other.close()
  await expect.poll(() => hasServer(desk)).toBe(false)
  await desk.close()
})
