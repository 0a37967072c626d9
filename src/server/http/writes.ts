import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { idempotencyHeader, pageHeader } from '#contract/calls.ts'
import { isIdempotencyKey, keyTime, uuidv7 } from '#contract/idempotencyKey.ts'
import { maxFieldLength, maxLength } from '#contract/lengths.ts'
import { challengedStatus, challengeHeader, solutionHeader } from '#contract/proofOfWork.ts'
import type { Backend } from '../backend.ts'
import { isSolution, issueChallenge } from '../proof/challenges.ts'
import type { Store } from '../store/store.ts'
import type { Tx } from '../store/tables.ts'
import { type ByteBudgets, freeBytes } from './byteBudgets.ts'
import { EarlyRefusals } from './earlyRefusals.ts'
import { HttpError } from './errors.ts'
import { bodyFingerprint } from './fingerprint.ts'
import { FrequentNetworks } from './frequentNetworks.ts'
import {
  type Answer,
  findReplay,
  type IdempotentRequest,
  type Rebuild,
  runIdempotent,
  runProven,
  type StoredAnswer,
} from './idempotency.ts'
import type { WriteKind } from './limitWindows.ts'
import { networksOf } from './networks.ts'
import type { RateLimits } from './rateLimits.ts'
import type { RequestLimits } from './requestLimits.ts'
import { texts } from './texts.ts'

/** The context of a write: all that the server knows besides its body. */
export interface WriteContext {
  /** Id of the row that the write creates. */
  id: string
  key: string
  /** Path of the page it was written on; empty if unknown. */
  page: string
  /** Fingerprint of the client's network, and of the wider ones around it if it is IPv6. */
  network: string
  network56: string | undefined
  network48: string | undefined
  /** When the visitor wrote it, by the time in the key; never later than `receivedAt`. */
  writtenAt: number
  receivedAt: number
  /** Its email goes after those of others: it is longer than what people write, or its network writes much. */
  yields: boolean
}

/** The bounds of all writes: how often, and how much. */
export interface WriteLimits {
  limits: RateLimits
  budgets: ByteBudgets
  requestLimits?: RequestLimits | undefined
}

/** One of the five writing endpoints. */
export interface WriteRoute<T extends object> {
  url: string
  kind: WriteKind
  schema: v.GenericSchema<unknown, T>
  /** Runs inside the transaction; `id` is the URL parameter. An `HttpError` thrown here rolls everything back. */
  effect: (tx: Tx, body: T, context: WriteContext, id: string) => Promise<Answer>
  /** How a repeat's answer is made, if it is not stored as a whole. */
  rebuild?: Rebuild
  /**
   * Gives a write that was answered with `challengedStatus` its full effect. Returns what to store for repeats.
   */
  prove?: (tx: Tx, subject: string, now: number) => Promise<object>
  /** The article whose thread the write makes longer, given the URL parameter; `undefined` if it will wait for review. */
  threadOf?: (db: Store['db'], id: string, body: T) => Promise<string | undefined>
  /** Rejects unknown ids before anything is counted or stored. */
  guard?: (id: string) => void
}

/**
 * Adds a write that takes effect once per key: check the body, replay the stored response of a repeat (which is exempt
 * from rate limits), count against the limits, then store key and effect in one transaction.
 */
export function addWriteRoute<T extends object>(
  app: FastifyInstance,
  backend: Backend,
  { limits, budgets, requestLimits }: WriteLimits,
  route: WriteRoute<T>,
): void {
  const refusals = new EarlyRefusals(backend.now)
  const inTurn = queueByKey()
  const frequent = new FrequentNetworks(backend.now)
  const onRequest = async (request: FastifyRequest) => {
    refusals.check(networksOf(request, backend.secret).network, request.headers['content-length'])
  }
  app.post<{ Params: { id?: string } }>(route.url, { onRequest }, async (request, reply) => {
    const id = request.params.id ?? ''
    route.guard?.(id)
    const body = checkBody(route.schema, request.body)
    const fingerprint = bodyFingerprint(`${route.url} ${id}`, body, backend.secret)
    const idempotent = { key: keyOf(request), fingerprint, rebuild: route.rebuild }
    /** The answer, or that of the write as proven now; with a challenge while it is unproven. */
    const proven = async (answer: StoredAnswer): Promise<StoredAnswer> => {
      const { prove } = route
      if (answer.status !== challengedStatus || !prove) return answer
      const now = backend.now()
      const solution = request.headers[solutionHeader.toLowerCase()]
      if (typeof solution === 'string' && (await isSolution(solution, idempotent.key, backend.secret, now))) {
        const full = await runProven(backend.store, idempotent, (tx, subject) => prove(tx, subject, now))
        backend.wakeMailer()
        if (full) return full
      }
      reply.header(challengeHeader, await issueChallenge(idempotent.key, backend.secret, now))
      return answer
    }
    // Of two requests with one key that come together, the second waits: it is a repeat, and costs nothing.
    const answer = await inTurn(idempotent.key, async () => {
      const replay = await findReplay(backend.store.db, idempotent)
      return replay ?? (await write(request, id, body, idempotent))
    })
    return send(reply, await proven(answer))
  })

  /** Counts the write against all limits and stores it. What was not stored by this request is given back. */
  async function write(
    request: FastifyRequest,
    id: string,
    body: T,
    idempotent: IdempotentRequest,
  ): Promise<StoredAnswer> {
    checkLengths(body)
    const networks = networksOf(request, backend.secret)
    const { network, network56, network48 } = networks
    const refused = (error: unknown): never => {
      refusals.remember(network, error)
      throw error
    }
    requestLimits?.check(networks)
    const bytes = Buffer.byteLength(JSON.stringify(body))
    // Short enquiries of others never depend on how many strangers send.
    const isLong = bytes > freeBytes
    const mayExceedTotal = route.kind === 'enquiry' && !isLong
    const uncount = await limits.consume(route.kind, networks, mayExceedTotal).catch(refused)
    // The sender did nothing wrong and sends again: tries during an outage must not count against the one after it. Nobody
    // waits for it, since the database may be away for this, too.
    const failed = (error: unknown): never => {
      if (!(error instanceof HttpError)) void uncount().catch(() => undefined)
      throw error
    }
    const blogId = await route.threadOf?.(backend.store.db, id, body).catch(failed)
    const { giveBack, giveBackThread } = await budgets
      .spend({ kind: route.kind, networks, blogId, bytes })
      .catch(refused)
      .catch(failed)
    const now = backend.now()
    const context = {
      ...describeWrite(idempotent.key, pageOf(request), now),
      network,
      network56,
      network48,
      yields: frequent.count(route.kind, networks) || isLong,
    }
    let isHeld = false
    const stored = runIdempotent(backend.store, idempotent, now, async (tx) => {
      const answer = await route.effect(tx, body, context, id)
      isHeld = 'held' in answer.body
      return answer
    })
    const answer = await stored.catch(async (error: unknown) => {
      // Nothing was stored. If the buckets are unreachable too, they empty all the same.
      await giveBack().catch(() => undefined)
      return failed(error)
    })
    // Another instance stored it first.
    if (answer.replayed) await Promise.all([giveBack(), uncount()]).catch(() => undefined)
    else if (isHeld) await giveBackThread().catch(() => undefined)
    backend.wakeMailer()
    return answer
  }
}

/** Runs work of one key after the other; of different keys, side by side. */
function queueByKey() {
  const last = new Map<string, Promise<unknown>>()
  return async <R>(key: string, work: () => Promise<R>): Promise<R> => {
    const before = last.get(key)
    const result = before ? before.then(work, work) : work()
    last.set(key, result)
    try {
      return await result
    } finally {
      if (last.get(key) === result) last.delete(key)
    }
  }
}

function describeWrite(key: string, page: string, now: number) {
  const writtenAt = Math.min(keyTime(key) ?? now, now)
  return { id: uuidv7(now), key, page, writtenAt, receivedAt: now }
}

/** The body as the schema outputs it. Throws a 400 that names every field to correct. */
export function checkBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const checked = v.safeParse(schema, body)
  if (checked.success) return checked.output
  throw new HttpError(400, texts.correct(checked.issues.map(problem).join('; ')))
}

/**
 * Throws a 422 that names every field that is too long. After the look for an earlier answer: what another version
 * accepted is answered again, whatever its length.
 */
function checkLengths(body: object): void {
  const problems = Object.entries(body).flatMap(([field, value]) => {
    const most = maxFieldLength[field]
    return most !== undefined && String(value).length > most ? [texts.tooLong(field, most)] : []
  })
  if (problems.length > 0) throw new HttpError(422, texts.correct(problems.join('; ')))
}

function problem(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return texts.notAnObject
  return issue.input === undefined ? texts.missing(field) : `${field} ${issue.message}`
}

function send(reply: FastifyReply, answer: StoredAnswer): FastifyReply {
  if (answer.replayed) reply.header('Idempotent-Replayed', 'true')
  return reply
    .code(answer.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body)
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers[idempotencyHeader.toLowerCase()]
  if (key === undefined) return randomUUID()
  if (typeof key !== 'string' || !isIdempotencyKey(key)) throw new HttpError(400, texts.badKey)
  return key.toLowerCase()
}

/** The path only: query and fragment may contain personal data. */
function pageOf(request: FastifyRequest): string {
  const page = request.headers[pageHeader.toLowerCase()]
  return typeof page === 'string' ? page.replace(/[?#].*$/s, '').slice(0, maxLength.page) : ''
}
