import type { FastifyInstance } from 'fastify'

/**
 * One line per answer, with nothing personal: the route's pattern instead of the address (ids, tokens and queries stay
 * out), no network address, no headers. Files of the site are logged at level debug only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (route.startsWith('/api/')) request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
  })
}
