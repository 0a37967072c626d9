import { expect, test } from 'vitest'
import { fill } from '../../bench/parts/fill.mjs'
import { migrate } from '../../src/server/store/migrate.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'

test('the measurement of a large office fills a database of today’s schema', async () => {
  const store = openSqlite(':memory:')
  await migrate(store)
  await fill(store, { comments: 1000, subscribers: 3, enquiries: 3 })
  const count = (table: 'comment' | 'mail_queue' | 'enquiry') =>
    store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  expect([(await count('comment')).rows, (await count('mail_queue')).rows, (await count('enquiry')).rows]).toEqual([
    1000, 1000, 3,
  ])
  await store.close()
})
