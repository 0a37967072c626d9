import { expect } from 'vitest'
import { migrate } from '../../store/migrate.ts'
import { openSqlite } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { Publisher, type PublisherOptions } from '../publisher.ts'
import type { TestSource } from './testSource.ts'

/** The owner who asks for the publications of the tests. */
export const author = 'asha@example.com'

/** A new database in memory. */
export async function openStore(): Promise<Store> {
  const store = openSqlite(':memory:')
  await migrate(store)
  return store
}

/** A publisher of the folder, which is to be started and stopped. */
export function publisherOf(store: Store, source: TestSource, options: Partial<PublisherOptions> = {}): Publisher {
  return new Publisher(store, {
    source: source.folder,
    now: Date.now,
    mayPublish: async () => true,
    nameOf: async () => 'Asha <Rao>',
    log: { warn: () => undefined },
    ...options,
  })
}

/** The publication's end, waited for. */
export async function ended(store: Store, id: string) {
  const row = () => store.db.selectFrom('article_publication').selectAll().where('id', '=', id).executeTakeFirst()
  await expect.poll(async () => (await row())?.ended_at, { timeout: 60_000 }).not.toBeNull()
  const { state, message } = (await row()) ?? {}
  return { state, message }
}
