import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Store } from '../store/store.ts'
import { isWorthCompressing, type KeptThread, ThreadCache } from '../threadCache.ts'
import { acceptedEncoding } from './encoding.ts'

/** GET of an article's comments: 304 while nothing has changed, compressed where that saves anything. */
export function sendThread(app: FastifyInstance, store: Store, url: string, guard: (id: string) => void): void {
  const cache = new ThreadCache(store)
  app.get<{ Params: { id: string } }>(url, async (request, reply) => {
    guard(request.params.id)
    const thread = await cache.read(request.params.id)
    reply.headers({ ETag: thread.etag, 'Cache-Control': 'no-cache' })
    reply.header('Vary', [reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    const seen = request.headers['if-none-match']
    if (seen?.split(',').some((tag) => tag.trim() === thread.etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return send(reply, thread, request.headers['accept-encoding'])
  })
}

async function send(reply: FastifyReply, thread: KeptThread, accepts: string | undefined): Promise<FastifyReply> {
  const encoding = isWorthCompressing(thread.json.length) ? acceptedEncoding(accepts) : undefined
  if (!encoding) return reply.send(thread.json)
  const body = await (encoding === 'br' ? thread.br() : thread.gzip())
  return reply.header('Content-Encoding', encoding).send(body)
}
