import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { isTrouble } from './store.ts'
import { storeCases } from './storeCases.ts'
import { startTestCluster, type TestCluster } from './testPostgres.ts'

const options = { connections: 8, onIdleError: () => undefined }
let cluster: TestCluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

describe('API-10 PostgreSQL keeps what a store promises:', () => {
  storeCases(async () => {
    const url = await cluster.database('cases')
    return { first: openPostgres(url, options), second: openPostgres(url, options) }
  })
})

test('a server that is not there is trouble', async () => {
  const store = openPostgres('postgresql:///none?host=/nowhere&user=desk', options)
  const refused = await migrate(store).catch((error: unknown) => error)
  expect(isTrouble(refused)).toBe(true)
  await expect(store.probe()).rejects.toThrow()
  await store.close()
})

test('a read-only database is trouble for the probe', async () => {
  const url = `${await cluster.database('readonly')}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const store = openPostgres(url, options)
  const refused = await store.probe().catch((error: unknown) => error)
  expect(isTrouble(refused)).toBe(true)
  await store.close()
})
