import type { FastifyInstance } from 'fastify'
import { idempotencyHeader, pageHeader } from '#contract/calls.ts'
import { challengeHeader, solutionHeader } from '#contract/proofOfWork.ts'

const day = 86_400

/**
 * CORS for a site hosted elsewhere: lets pages of these origins call the API.
 *
 * Not `@fastify/cors`: it answers preflights of every origin and path with 204, and would not make this shorter.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    // Never to staff's calls: only the backend's own pages make them.
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/staff/')) return
    reply.header('Vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': `ETag, Link, Retry-After, Idempotent-Replayed, ${challengeHeader}`,
    })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': `Content-Type, If-None-Match, ${idempotencyHeader}, ${pageHeader}, ${solutionHeader}`,
        'Access-Control-Max-Age': day,
      })
      .send()
  })
}
