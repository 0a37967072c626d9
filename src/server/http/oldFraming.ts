import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'
import { texts } from './texts.ts'

/**
 * HTTP/1.0 knows no Transfer-Encoding, so servers and proxies disagree where such a request ends (RFC 9112, 6.1): it is
 * refused and its connection closed, together with whatever was sent behind it.
 */
export function refuseOldFraming(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const refused = new WeakSet<Socket>()
  return async ({ raw }, reply) => {
    if (raw.httpVersion === '1.0' && raw.headers['transfer-encoding'] !== undefined) refused.add(raw.socket)
    if (!refused.has(raw.socket)) return
    reply.header('Connection', 'close')
    throw new HttpError(400, texts.badRequest)
  }
}
