import type { Kysely } from 'kysely'
import { desk } from './0001-desk.ts'
import { erased } from './0002-erased.ts'
import { confirmations } from './0003-confirmations.ts'

/** Every migration by its name, in the order in which they are applied. */
export const migrations: readonly (readonly [name: string, apply: (db: Kysely<unknown>) => Promise<void>])[] = [
  ['0001-desk', desk],
  ['0002-erased', erased],
  ['0003-confirmations', confirmations],
]
