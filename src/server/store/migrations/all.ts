import type { Kysely } from 'kysely'
import { createTables } from './0001-desk.ts'

/** Every migration with its recorded name, in the order in which they are applied. */
export const migrations: readonly (readonly [name: string, apply: (db: Kysely<unknown>) => Promise<void>])[] = [
  ['0001-desk', createTables],
]
