import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'
import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import { checkBody } from '../http/writes.ts'
import { hasHash, tokenHash } from '../links/tokens.ts'
import { reportFailure } from '../messages/answerFailed.ts'
import { applyReport, bounceReport, type Report, reportOf } from './applyReport.ts'
import { readDeliveryReport, readFailure } from './deliveryReport.ts'
import { isFromMailServer } from './plainFailure.ts'

/** The path at which bounces and complaints are reported. */
export const bouncePath = '/api/bounces'

/**
 * Adds the call that takes bounces and complaints: JSON from a mail service's webhook, or the report's message as it came
 * to a mailbox (`message/rfc822`). It exists only if the settings have a secret for it.
 */
export function addBounceRoute(app: FastifyInstance, backend: Backend): void {
  const { store, bounceSecret, now } = backend
  if (bounceSecret === undefined) return
  const wanted = tokenHash(`Bearer ${bounceSecret}`)
  app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, Buffer.from(body).toString('latin1')),
    )
    // Before the body is read: nobody without the secret makes the server parse a megabyte.
    const onRequest = async (request: FastifyRequest) => {
      if (!hasHash(request.headers.authorization, wanted))
        throw new HttpError(401, texts.bounces.wrongSecret, { 'WWW-Authenticate': 'Bearer' })
    }
    scope.post(bouncePath, { onRequest }, async ({ body }, reply) => {
      const applied = await store.write(async (tx) => {
        const report = reportFrom(body, backend)
        if (report) return applyReport(tx, report, now())
        // Whatever refused an answer, a policy too: it is not where it was to go.
        const failure = typeof body === 'string' ? readFailure(body, isFromMailServer(senderOf(body))) : undefined
        if (failure && (await reportFailure(tx, failure.emailId, now()))) return true
        throw new HttpError(422, texts.bounces.noReport)
      })
      return reply.header('Cache-Control', 'no-store').send({ applied })
    })
  })
}

/** The address of the From header; empty if it has none. */
function senderOf(message: string): string {
  const from = /^from:(.*)$/im.exec(message.slice(0, 100_000))?.[1] ?? ''
  return (/<([^<>]*)>/.exec(from)?.[1] ?? from).trim()
}

function reportFrom(body: unknown, { mail, secret }: Backend): Report | undefined {
  if (typeof body !== 'string') return reportOf(checkBody(bounceReport, body))
  const pattern = mail?.bounceAddress
  return readDeliveryReport(body, pattern === undefined ? undefined : { pattern, secret })
}
