import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { idempotencyHeader, pageHeader } from '#contract/calls.ts'
import { isIdempotencyKey } from '#contract/idempotencyKey.ts'
import type { Backend } from '../backend.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { type Answer, firstAnswer, type KeptAnswer, once } from '../idempotency.ts'
import { networkFingerprint } from '../network.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/tables.ts'
import { texts } from '../texts.ts'
import { takeDown, type Written } from '../written.ts'
import { checkBody } from './checkBody.ts'
import type { Limits } from './limits.ts'

const longestPage = 300

/** One of the five calls that write. */
export interface Write<T extends object> {
  url: string
  kind: 'enquiry' | 'subscription' | 'comment' | 'report'
  schema: v.GenericSchema<unknown, T>
  /** Runs in the transaction; `id` is the parameter of the path. A `Refusal` that it throws undoes everything. */
  effect: (tx: Tx, body: T, written: Written, id: string) => Promise<Answer>
  /** Refuses before anything is counted or stored. */
  guard?: (id: string) => void
}

/**
 * Makes a call that has its effect once per key: checked body, first answer for a repeat (which counts against no
 * limit), else limit, then key and effect in one transaction.
 */
export function addWrite<T extends object>(
  app: FastifyInstance,
  backend: Backend,
  limits: Limits,
  write: Write<T>,
): void {
  app.post<{ Params: { id?: string } }>(write.url, async (request, reply) => {
    const id = request.params.id ?? ''
    write.guard?.(id)
    const body = checkBody(write.schema, request.body)
    const fingerprint = fingerprintOf(`${write.url} ${id}`, body, backend.secret)
    const keyed = { key: keyOf(request), fingerprint }
    const repeat = await firstAnswer(backend.store.db, keyed)
    if (repeat) return send(reply, repeat)
    const network = networkFingerprint(request.ip, backend.secret)
    await limits.consume(write.kind, network)
    const now = backend.now()
    const written = takeDown(keyed.key, pageOf(request), network, now)
    const answer = await once(backend.store, keyed, now, (tx) => write.effect(tx, body, written, id))
    backend.nudge()
    return send(reply, answer)
  })
}

function send(reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  if (answer.repeated) reply.header('Idempotent-Replayed', 'true')
  return reply
    .code(answer.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body)
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers[idempotencyHeader.toLowerCase()]
  if (key === undefined) return randomUUID()
  if (typeof key !== 'string' || !isIdempotencyKey(key)) throw new Refusal(400, texts.badKey)
  return key.toLowerCase()
}

/** The path only: what stands behind it may be personal. */
function pageOf(request: FastifyRequest): string {
  const page = request.headers[pageHeader.toLowerCase()]
  return typeof page === 'string' ? page.replace(/[?#].*$/s, '').slice(0, longestPage) : ''
}
