import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '../startupError.ts'
import { isTransientDbError } from '../store/store.ts'
import { texts } from './texts.ts'

/** A request answered with an error status and a `{ message }` that says what to do. It has had no effect. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const dbRetryAfter = '5'

const fastifyErrors: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, texts.wrongType],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, texts.tooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, texts.noBody],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, texts.notJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, texts.badRequest],
  FST_ERR_BAD_URL: [400, texts.badRequest],
}

/** Any error as an `HttpError`. Transient database errors become a 503, which outboxes retry (OB-17). */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const known = fastifyErrors[errorCode(error)]
  if (known) return new HttpError(...known)
  if (isTransientDbError(error)) return new HttpError(503, texts.unavailable, { 'Retry-After': dbRetryAfter })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new HttpError(status, texts.badRequest) : new HttpError(500, texts.failed)
}

/** The parts of an error that may be logged. Leaves out PostgreSQL's `detail`, which quotes what visitors wrote. */
export function loggable(error: unknown): { type: string; code: string; message: string; stack: string } {
  const { name = 'Error', message = '', stack = '' } = error instanceof Error ? error : {}
  return { type: name, code: errorCode(error), message, stack }
}

/** The client hung up before its request was whole: nothing of ours failed. nginx counts such requests under this number. */
const hungUp = 499

/** Fastify's error handler: answers with `{ message }` and logs server errors. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  const isCut = raw.destroyed && !raw.complete && !(error instanceof HttpError)
  const known = isCut ? new HttpError(hungUp, texts.badRequest) : toHttpError(error)
  const isFile = known.status === 413 && !/json/i.test(request.headers['content-type'] ?? 'json')
  const httpError = isFile ? new HttpError(413, texts.tooLargeFile) : known
  if (httpError.status >= 500) request.log.error({ problem: loggable(error) }, 'request failed')
  reply
    .code(httpError.status)
    .headers({ 'Cache-Control': 'no-store', ...httpError.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: httpError.message }))
}
