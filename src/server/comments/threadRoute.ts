import type { FastifyInstance, FastifyReply } from 'fastify'
import { beforeParameter } from '#contract/calls.ts'
import type { Backend } from '../backend.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import { type CachedPage, etagOf, isWorthCompressing, ThreadCache } from './threadCache.ts'
import { readCursor, signCursor } from './threadPage.ts'

type Request = { Params: { id: string }; Querystring: Record<string, unknown> }

/**
 * Adds GET of an article's comments (API-03): the newest page, or an earlier one by its cursor. The header `Link` names
 * the page before it; a cursor that no such header gave out is answered with 400, without asking the database. 304 if the
 * ETag still matches, compressed if large enough.
 */
export function addThreadRoute(
  app: FastifyInstance,
  { store, secret }: Pick<Backend, 'store' | 'secret'>,
  url: string,
  guard: (id: string) => void,
): void {
  const cache = new ThreadCache(store)
  app.get<Request>(url, async (request, reply) => {
    const { id } = request.params
    guard(id)
    const asked = request.query[beforeParameter]
    const before = readCursor(secret, id, asked)
    if (asked !== undefined && !before) throw new HttpError(400, texts.badRequest)
    const version = await cache.version(id)
    reply.header('Cache-Control', 'no-cache')
    reply.header('Vary', [reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
    const etag = etagOf(version, before)
    const seen = request.headers['if-none-match']
    if (seen?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).header('ETag', etag).send()
    const page = await cache.read(id, before, version)
    reply.header('ETag', page.etag).type('application/json; charset=utf-8')
    // Relative, so that it also holds behind a proxy that serves the backend under a path.
    if (page.next) reply.header('Link', `<?${beforeParameter}=${signCursor(secret, id, page.next)}>; rel="next"`)
    return send(reply, page, request.headers['accept-encoding'])
  })
}

async function send(reply: FastifyReply, page: CachedPage, accepts: string | undefined): Promise<FastifyReply> {
  const encoding = isWorthCompressing(page.json.length) ? acceptedEncoding(accepts) : undefined
  if (!encoding) return reply.send(page.json)
  const body = await (encoding === 'br' ? page.br() : page.gzip())
  return reply.header('Content-Encoding', encoding).send(body)
}
