import { idempotencyHeader } from '#contract/calls.ts'
import { isIdempotencyKey, uuidv7 } from '#contract/idempotencyKey.ts'
import { HttpError } from '../http/errors.ts'
import { bodyFingerprint } from '../http/fingerprint.ts'
import { findReplay, runIdempotent } from '../http/idempotency.ts'
import type { Tx } from '../store/tables.ts'
import type { SignedInContext } from './staffRoute.ts'
import { staffTexts } from './staffTexts.ts'

/**
 * Runs a write once per idempotency key, so that a repeat after a lost answer adds nothing, and returns the id of the row
 * that it created. Under the key only that id is stored: the text is in its row. The key counts for this member only.
 */
export async function runOnce<B extends object>(
  { desk, request, body, id, actor, now }: SignedInContext<B>,
  effect: (tx: Tx, newId: string) => Promise<void>,
): Promise<string> {
  const { store, secret } = desk.backend
  const header = request.headers[idempotencyHeader.toLowerCase()]
  if (typeof header !== 'string' || !isIdempotencyKey(header)) throw new HttpError(400, staffTexts.keyNeeded)
  const call = `${actor} ${request.routeOptions.url} ${id}`
  const key = { key: header.toLowerCase(), fingerprint: bodyFingerprint(call, body, secret) }
  const newId = uuidv7(now)
  const earlier = await findReplay(store.db, key)
  const answer =
    earlier ??
    (await runIdempotent(store, key, now, async (tx) => {
      await effect(tx, newId)
      return { status: 201, body: { id: newId }, subject: newId }
    }))
  return (JSON.parse(answer.body) as { id: string }).id
}

/**
 * Runs the write of a new record once per key, and returns the record's id. `undefined` where it is not run: the body changes an
 * older record, or a page of version 1.0.0, which is still open, sent no key.
 */
export async function createOnce<B extends { id?: string | undefined }>(
  context: SignedInContext<B>,
  effect: (tx: Tx, newId: string) => Promise<void>,
): Promise<string | undefined> {
  return context.body.id === undefined && hasKey(context) ? runOnce(context, effect) : undefined
}

/** Whether the write can be run once: a page of an earlier version, which is still open, sends it without a key. */
export function hasKey({ request }: Pick<SignedInContext<object>, 'request'>): boolean {
  return Boolean(request.headers[idempotencyHeader.toLowerCase()])
}
