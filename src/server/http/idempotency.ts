import { challengedStatus } from '#contract/proofOfWork.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { HttpError } from './errors.ts'
import type { BodyFingerprint } from './fingerprint.ts'
import { texts } from './texts.ts'

/** The response to a successful write. Errors are thrown as `HttpError` instead. */
export interface Answer {
  status: number
  body: object
  /** Id of the row that the write created. */
  subject: string
  /** Stored instead of the body if `IdempotentRequest.rebuild` makes the body from it. */
  stored?: object
}

/** A response as stored under its key, with the body as JSON. */
export interface StoredAnswer {
  status: number
  body: string
  /** Whether the write had already been applied by an earlier request. */
  replayed: boolean
}

/** The key of a write, and the fingerprint that tells whether a repeat has the same body. */
export interface IdempotentRequest {
  key: string
  fingerprint: BodyFingerprint
  /** Makes the body of a repeat's answer from what was stored. Absent if the body itself was stored. */
  rebuild?: Rebuild | undefined
}

/** Makes an answer's body, as JSON, from what was stored and from the row that the write created. */
export type Rebuild = (db: Pick<Tx, 'selectFrom'>, stored: string, subject: string) => Promise<string>

/** The response already given under this key, if any. Throws a 422 if it was given to another body. */
export async function findReplay(
  db: Pick<Tx, 'selectFrom'>,
  { key, fingerprint, rebuild }: IdempotentRequest,
): Promise<StoredAnswer | undefined> {
  const first = await db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body', 'subject'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first) return undefined
  if (!fingerprint.matches(first.fingerprint)) throw new HttpError(422, texts.keyReused)
  const body = rebuild ? await rebuild(db, first.body, first.subject) : first.body
  return { status: first.status, body, replayed: true }
}

/**
 * Gives a challenged write its full effect, once, now that its sender has proven the work. `prove` returns what to store
 * for repeats, and the answer is one of a repeat.
 */
export function runProven(
  store: Store,
  request: IdempotentRequest,
  prove: (tx: Tx, subject: string) => Promise<object>,
): Promise<StoredAnswer | undefined> {
  return store.write(async (tx) => {
    // Also the lock: of two solutions that arrive together, the second finds another status.
    const challenged = await tx
      .updateTable('idempotency')
      .set({ status: 201 })
      .where('key', '=', request.key)
      .where('status', '=', challengedStatus)
      .returning('subject')
      .executeTakeFirst()
    if (challenged) {
      const body = JSON.stringify(await prove(tx, challenged.subject))
      await tx.updateTable('idempotency').set({ body }).where('key', '=', request.key).execute()
    }
    return findReplay(tx, request)
  })
}

/**
 * Stores key, effect and response in one transaction (OB-13): however many requests carry the key, the effect happens
 * once and all of them get the same response. If the effect throws, the key is rolled back and may be tried again.
 */
export function runIdempotent(
  store: Store,
  request: IdempotentRequest,
  now: number,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<StoredAnswer> {
  return store.write(async (tx) => {
    // In PostgreSQL a concurrent insert of the same key waits here until the first transaction has ended.
    const won = await tx
      .insertInto('idempotency')
      .values({
        key: request.key,
        fingerprint: request.fingerprint.value,
        status: 0,
        body: '',
        subject: '',
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!won) {
      const replay = await findReplay(tx, request)
      if (replay) return replay
      throw new Error('An idempotency key was deleted while it was being read.')
    }
    const { status, body, subject, stored = body } = await effect(tx)
    await tx
      .updateTable('idempotency')
      .set({ status, body: JSON.stringify(stored), subject })
      .where('key', '=', request.key)
      .execute()
    return { status, body: JSON.stringify(body), replayed: false }
  })
}
