import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './errors.ts'
import { texts } from './texts.ts'

/** Milliseconds in which a request that is under way may still arrive in full once the server stops. */
const arrivalGrace = 5000

/**
 * During shutdown, finish requests already under way, answer new ones with 503, and drop keep-alive. A connection whose
 * request has not arrived in full after a grace period is closed: nothing of it was accepted, and five slow bodies would
 * otherwise make every stop run into its time limit.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  const answering = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      answering.delete(socket)
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => {
      for (const socket of sockets) if (!answering.has(socket)) socket.destroy()
    }, arrivalGrace).unref()
  })
  app.addHook('onRequest', async () => {
    if (closing) throw new HttpError(503, texts.stopping, { 'Retry-After': '5' })
  })
  // The body has arrived in full by then.
  app.addHook('preValidation', async (request: FastifyRequest) => {
    answering.add(request.raw.socket)
  })
  app.addHook('onResponse', async (request: FastifyRequest) => {
    answering.delete(request.raw.socket)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close')
  })
}
