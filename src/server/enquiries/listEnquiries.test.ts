import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type Filter, pageQuery } from './listEnquiries.ts'

const all: Filter = { order: 'newest', states: [], unread: false, snoozed: false, text: '' }
const after = { at: 5, id: 'x' }

test('every list of enquiries is read from an index, from where the page begins, and nothing is sorted', async () => {
  const store = openSqlite(':memory:')
  await migrate(store)
  const filters: Record<string, Partial<Filter>> = {
    enquiry_active: {},
    enquiry_state: { states: ['new'] },
    enquiry_assignee: { assignee: 'asha@example.com' },
    enquiry_service: { service: 'NCLT-Matters' },
    enquiry_page: { page: '/contact' },
    enquiry_unread: { unread: true },
    enquiry_due: { order: 'due' },
  }
  for (const [index, one] of Object.entries(filters)) {
    const filter = { ...all, ...one }
    const query = pageQuery(store.db, filter, filter.states, after, 51, 9).compile()
    const { rows } = await sql<{ detail: string }>`${sql.raw('explain query plan ')}${sql.raw(
      query.sql.replace(/\?/g, "'1'"),
    )}`.execute(store.db)
    const plan = rows.map(({ detail }) => detail).join('\n')
    expect(plan).toContain(`SEARCH enquiry USING INDEX ${index} `)
    expect(plan).not.toMatch(/SCAN enquiry|TEMP B-TREE/)
  }
  await store.close()
})
