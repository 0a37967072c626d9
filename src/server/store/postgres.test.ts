import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { isTrouble } from './store.ts'
import { storeCases } from './storeCases.ts'
import { startTestCluster, type TestCluster } from './testPostgres.ts'

const options = { connections: 8, onBrokenConnection: () => undefined }
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

test('a connection that breaks in the middle of a write is trouble for that write only', async () => {
  const store = openPostgres(await cluster.database('broken'), options)
  await migrate(store)
  const refused = await store
    .write(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined)
      // Time for the connection to tell that it is gone, while nobody waits for it.
      await new Promise((resolve) => setTimeout(resolve, 50))
      return tx.insertInto('setting').values({ name: 'lost', value: '' }).execute()
    })
    .catch((error: unknown) => error)
  expect(isTrouble(refused)).toBe(true)
  await store.write((tx) => tx.insertInto('setting').values({ name: 'next', value: '' }).execute())
  expect(await store.db.selectFrom('setting').select('name').execute()).toEqual([{ name: 'next' }])
  await store.close()
})

test('a read-only database is trouble for the probe', async () => {
  const url = `${await cluster.database('readonly')}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const store = openPostgres(url, options)
  const refused = await store.probe().catch((error: unknown) => error)
  expect(isTrouble(refused)).toBe(true)
  await store.close()
})
