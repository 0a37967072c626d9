import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { clusterTimeout, type TestDatabases, testDatabases } from './sharedCluster.ts'

/**
 * Runs the test cases on SQLite and, unless `TEST_DATABASES` is `sqlite`, on PostgreSQL. Each call of `open` returns a new
 * database: with this version's tables but nothing in them, or, if `bare`, without tables.
 */
export function onEachDatabase(
  cases: (open: () => Promise<Store>) => void,
  { bare = false }: { bare?: boolean } = {},
): void {
  describe('in SQLite', () =>
    cases(async () => {
      const store = openSqlite(':memory:')
      if (!bare) await migrate(store)
      return store
    }))
  if (process.env.TEST_DATABASES === 'sqlite') return
  describe('in PostgreSQL', () => {
    let databases: TestDatabases
    beforeAll(async () => {
      databases = await testDatabases()
    }, clusterTimeout)
    // Each drop waits for a checkpoint.
    afterAll(() => databases.drop(), clusterTimeout)
    cases(async () => {
      const url = await databases.create({ bare })
      return openPostgres(url, { connections: 5, onBrokenConnection: () => undefined })
    })
  })
}
