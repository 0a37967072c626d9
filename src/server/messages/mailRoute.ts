import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Backend } from '../backend.ts'
import { HttpError } from '../http/errors.ts'
import { overLimit } from '../http/rateLimits.ts'
import { texts } from '../http/texts.ts'
import { checkBody } from '../http/writes.ts'
import { hasHash, tokenHash } from '../links/tokens.ts'
import type { MailIntake } from './mailIntake.ts'

/** The path at which mail services deliver what comes in. */
export const mailPath = '/api/mail'

/** An email of 25 MB, as JSON or a form may write it. */
export const mostBytes = 40_000_000

/** Postmark's inbound webhook, with "Include raw email content in JSON payload" switched on. */
const postmark = v.object({
  RawEmail: v.pipe(v.string(), v.nonEmpty()),
  OriginalRecipient: v.optional(v.string(), ''),
})

/** An email as it came, and the addresses to which the envelope sent it. */
interface Delivered {
  raw: Uint8Array
  recipients: string[]
}

/**
 * Adds the call that takes emails: the message itself (`message/rfc822`), Postmark's JSON, or the forms of Mailgun (a route
 * to a URL that ends in `mime`) and SendGrid (raw). It exists only if the settings have a secret for it.
 */
export function addMailRoute(app: FastifyInstance, { mailSecret }: Backend, intake: MailIntake): void {
  if (mailSecret === undefined) return
  const bearer = tokenHash(`Bearer ${mailSecret}`)
  const password = tokenHash(mailSecret)
  app.register(async (scope) => {
    const types = ['message/rfc822', 'multipart/form-data', 'application/x-www-form-urlencoded']
    scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Before the body is read: nobody without the secret makes the server hold megabytes.
    const onRequest = async ({ headers: { authorization } }: FastifyRequest) => {
      const isKnown = hasHash(authorization, bearer) || hasHash(passwordIn(authorization), password)
      if (!isKnown) throw new HttpError(401, texts.bounces.wrongSecret, { 'WWW-Authenticate': 'Bearer' })
    }
    const handler = async (request: FastifyRequest) => {
      const { raw, recipients } = await deliveredIn(request)
      const result = await intake.take(raw, recipients)
      if (result.state === 'busy') throw overLimit(result.wait, texts.mail.busy)
      if (result.state === 'unreadable') throw new HttpError(422, texts.mail.unreadable)
      return { outcome: result.outcome }
    }
    for (const url of [mailPath, `${mailPath}/mime`])
      scope.post(url, { onRequest, bodyLimit: mostBytes }, async (request, reply) => {
        const answer = await handler(request)
        return reply.header('Cache-Control', 'no-store').send(answer)
      })
  })
}

/** The password of HTTP Basic, for services that only take a URL with name and password. */
function passwordIn(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}

async function deliveredIn({ body, headers }: FastifyRequest): Promise<Delivered> {
  const type = headers['content-type'] ?? ''
  if (!Buffer.isBuffer(body)) {
    const { RawEmail, OriginalRecipient } = checkBody(postmark, body)
    return { raw: Buffer.from(RawEmail), recipients: [OriginalRecipient].filter(Boolean) }
  }
  if (/^message\/rfc822/i.test(type)) return { raw: body, recipients: [] }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError(400, texts.badRequest)
  })
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const raw = text('body-mime') || text('email')
  if (raw === '') throw new HttpError(400, texts.mail.noRaw)
  return { raw: Buffer.from(raw), recipients: [...text('recipient').split(','), ...envelopeIn(text('envelope'))] }
}

/** SendGrid writes the envelope as JSON. */
function envelopeIn(text: string): string[] {
  try {
    const { to } = v.parse(v.object({ to: v.array(v.string()) }), JSON.parse(text))
    return to
  } catch {
    return []
  }
}
