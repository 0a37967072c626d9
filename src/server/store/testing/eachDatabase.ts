import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'
import type { Store } from '../store.ts'
import { startTestCluster, type TestCluster } from './testPostgres.ts'

/**
 * Runs the test cases on SQLite and, unless `TEST_DATABASES` is `sqlite`, on PostgreSQL. Each call of `open` returns a new,
 * empty database.
 */
export function onEachDatabase(cases: (open: () => Promise<Store>) => void): void {
  describe('in SQLite', () => cases(async () => openSqlite(':memory:')))
  if (process.env.TEST_DATABASES === 'sqlite') return
  describe('in PostgreSQL', () => {
    let cluster: TestCluster
    let count = 0
    beforeAll(async () => {
      cluster = await startTestCluster()
    })
    afterAll(() => cluster.stop())
    cases(async () => {
      count += 1
      const url = await cluster.database(`case${count}`)
      return openPostgres(url, { connections: 5, onBrokenConnection: () => undefined })
    })
  })
}
