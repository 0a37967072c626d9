import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { isTransientDbError } from './store.ts'
import { clusterTimeout, type TestDatabases, testDatabases } from './testing/sharedCluster.ts'
import { storeCases } from './testing/storeCases.ts'

const options = { connections: 8, onBrokenConnection: () => undefined }
let databases: TestDatabases
beforeAll(async () => {
  databases = await testDatabases()
}, clusterTimeout)
afterAll(() => databases.drop(), clusterTimeout)

describe('API-10 PostgreSQL as a store:', () => {
  storeCases(async () => {
    const url = await databases.create({ bare: true })
    return { first: openPostgres(url, options), second: openPostgres(url, options) }
  })
})

test('an unreachable server is a transient error', async () => {
  const store = openPostgres('postgresql:///none?host=/nowhere&user=desk', options)
  const refused = await migrate(store).catch((error: unknown) => error)
  expect(isTransientDbError(refused)).toBe(true)
  await expect(store.probe()).rejects.toThrow()
  await store.close()
})

test('a connection that breaks during a write fails only that write', async () => {
  const store = openPostgres(await databases.create({ bare: true }), options)
  await migrate(store)
  const events = vi.spyOn(pg.Client.prototype, 'emit')
  const refused = await store
    .write(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined)
      // Let the client notice the broken connection while no query is running.
      await vi.waitFor(() => expect(events.mock.calls.map(([name]) => name)).toContain('end'), { timeout: 10_000 })
      return tx.insertInto('setting').values({ name: 'lost', value: '' }).execute()
    })
    .catch((error: unknown) => error)
  events.mockRestore()
  expect(isTransientDbError(refused)).toBe(true)
  await store.write((tx) => tx.insertInto('setting').values({ name: 'next', value: '' }).execute())
  expect(await store.db.selectFrom('setting').select('name').execute()).toEqual([{ name: 'next' }])
  await store.close()
})

test('the probe fails on a read-only database', async () => {
  const url = `${await databases.create({ bare: true })}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  const store = openPostgres(url, options)
  const refused = await store.probe().catch((error: unknown) => error)
  expect(isTransientDbError(refused)).toBe(true)
  await store.close()
})

test('a write that waits longer for a lock than the role or the database lets it may be tried again', async () => {
  const url = `${await databases.create()}&options=${encodeURIComponent('-c lock_timeout=50')}`
  const [store, other] = [openPostgres(url, options), openPostgres(url, options)]
  const write = () => store.write((tx) => tx.insertInto('setting').values({ name: 'a', value: '' }).execute())
  const refused = await other.write(async (tx) => {
    await sql`lock table setting`.execute(tx)
    return write().catch((error: unknown) => error)
  })
  expect(refused).toMatchObject({ code: '55P03' })
  expect(isTransientDbError(refused)).toBe(true)
  await write()
  await Promise.all([store.close(), other.close()])
})

test('a database that was read-only for a while is written to again by every connection', async () => {
  const url = await databases.create({ bare: true })
  const admin = openPostgres(url, options)
  await migrate(admin)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(admin.db)
  const name = sql.id(rows[0]?.name ?? '')
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(admin.db)
  const store = openPostgres(url, { ...options, isServer: true, connections: 3 })
  const write = (key: string) =>
    store.write((tx) => tx.insertInto('setting').values({ name: key, value: '' }).execute())
  const outcomes = (prefix: string) => Promise.allSettled([1, 2, 3].map((number) => write(`${prefix}${number}`)))
  await expect(store.probe()).rejects.toThrow()
  expect((await outcomes('refused')).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  await sql`alter database ${name} set default_transaction_read_only = off`.execute(admin.db)
  await store.probe()
  expect((await outcomes('stored')).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
  await Promise.all([store.close(), admin.close()])
})
