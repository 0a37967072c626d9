import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Whether a SQLite file is intact, page by page. PostgreSQL checks its pages itself. */
export async function isIntact(store: Store): Promise<boolean> {
  if (store.dialect === 'postgres') return true
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.db)
    return rows[0]?.quick_check === 'ok'
  } catch {
    return false
  }
}
