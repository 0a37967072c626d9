import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { codeOf } from '../startFailure.ts'
import { isTrouble } from '../store/store.ts'
import { texts } from '../texts.ts'

const retryAfterTrouble = '5'

const ofFastify: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, texts.wrongType],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, texts.tooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, texts.noBody],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, texts.notJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, texts.badRequest],
  FST_ERR_BAD_URL: [400, texts.badRequest],
}

/** Any error as the refusal that its sender gets. Trouble of the database is answered so that it is tried again. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const known = ofFastify[codeOf(error)]
  if (known) return new Refusal(...known)
  if (isTrouble(error)) return new Refusal(503, texts.unavailable, { 'Retry-After': retryAfterTrouble })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new Refusal(status, texts.badRequest) : new Refusal(500, texts.failed)
}

/** What an error may leave in the log: nothing that a visitor wrote. PostgreSQL quotes values in `detail`. */
export function loggable(error: unknown): { type: string; code: string; message: string; stack: string } {
  const { name = 'Error', message = '', stack = '' } = error instanceof Error ? error : {}
  const code = codeOf(error)
  return { type: name, code, message, stack }
}

/** Answers every error with `{ message }` and logs those that are ours. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ problem: loggable(error) }, 'a request failed')
  reply
    .code(refusal.status)
    .headers({ 'Cache-Control': 'no-store', ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: refusal.message }))
}
