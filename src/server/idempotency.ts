import type { Fingerprint } from './fingerprint.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store/store.ts'
import type { Tx } from './store/tables.ts'
import { texts } from './texts.ts'

/** An answer to a write. Only successful ones come to be: anything else is a `Refusal`. */
export interface Answer {
  status: number
  body: object
  /** Id of what was made. */
  subject: string
}

/** A stored answer, its body as JSON. */
export interface KeptAnswer {
  status: number
  body: string
  /** Whether the effect had happened before. */
  repeated: boolean
}

/** A write's key, with what proves that a repeat says the same. */
export interface Keyed {
  key: string
  fingerprint: Fingerprint
}

/** The answer that was given under this key, if any. Throws a 422 when it was given to another body. */
export async function firstAnswer(db: Pick<Tx, 'selectFrom'>, keyed: Keyed): Promise<KeptAnswer | undefined> {
  const first = await db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (!first) return undefined
  if (!keyed.fingerprint.matches(first.fingerprint)) throw new Refusal(422, texts.keyReused)
  return { status: first.status, body: first.body, repeated: true }
}

/**
 * Key, effect and answer in one transaction: of any number of writes with one key, one has its effect and all get its
 * answer. An effect that throws leaves no key behind, so it may be tried again.
 */
export function once(
  store: Store,
  keyed: Keyed,
  now: number,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<KeptAnswer> {
  return store.write(async (tx) => {
    // In PostgreSQL a twin waits here until the winner has committed or given up.
    const won = await tx
      .insertInto('idempotency')
      .values({
        key: keyed.key,
        fingerprint: keyed.fingerprint.kept,
        status: 0,
        body: '',
        subject: '',
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!won) {
      const first = await firstAnswer(tx, keyed)
      if (first) return first
      throw new Error('A key vanished while it was looked at.')
    }
    const { status, body, subject } = await effect(tx)
    const kept = { status, body: JSON.stringify(body) }
    await tx
      .updateTable('idempotency')
      .set({ ...kept, subject })
      .where('key', '=', keyed.key)
      .execute()
    return { ...kept, repeated: false }
  })
}
