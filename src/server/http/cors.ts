import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyHeader, pageHeader } from '#contract/calls.ts'
import { challengeHeader, solutionHeader } from '#contract/proofOfWork.ts'
import { isCall, isStaffCall } from './calledPath.ts'

const day = 86_400

/**
 * CORS for a site hosted elsewhere: lets pages of these origins call the API.
 *
 * Not `@fastify/cors`: it answers preflights of every origin and path with 204, and would not make this shorter.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request, origins)) return
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

/** Lets a page of these origins read the answer, errors included. */
export function addCorsHeaders(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0 || !isPublicCall(request)) return
  reply.header('Vary', 'Origin')
  if (!isAllowed(request, origins)) return
  reply.headers({
    'Access-Control-Allow-Origin': request.headers.origin,
    'Access-Control-Expose-Headers': `ETag, Link, Retry-After, Idempotent-Replayed, ${challengeHeader}`,
  })
}

/** Never staff's calls: only the backend's own pages make them. */
function isPublicCall(request: FastifyRequest): boolean {
  return isCall(request) && !isStaffCall(request)
}

function isAllowed(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  return origin !== undefined && origins.includes(origin) && isPublicCall(request)
}
