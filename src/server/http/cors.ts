import type { FastifyInstance } from 'fastify'
import { idempotencyHeader, pageHeader } from '#contract/calls.ts'

const day = 86_400

/** Lets pages of the given origins make the calls (a site on another host than its backend). */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.header('Vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'ETag, Retry-After, Idempotent-Replayed',
    })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': `Content-Type, If-None-Match, ${idempotencyHeader}, ${pageHeader}`,
        'Access-Control-Max-Age': day,
      })
      .send()
  })
}
