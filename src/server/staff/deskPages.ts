import type { FastifyInstance } from 'fastify'
import { deskPath } from '#contract/deskPath.ts'
import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import type { NewestPages } from '../site/builtPages.ts'
import { extensionOf } from '../site/contentTypes.ts'
import { sendFile } from '../site/serveSite.ts'
import { staffTexts } from './staffTexts.ts'

/** The strictest policy that lets the workplace work; the build's own headers name its inline script. */
const fallbackPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Serves the built workplace under `/desk/`: its files, and its one page at every other address there. Nothing of it
 * holds data, so it needs no session; it is not indexed, framed, or kept by caches except files named by their hash.
 */
export function addDeskPages(app: FastifyInstance, newest: NewestPages | undefined): void {
  app.get('/desk', async (_request, reply) => reply.header('Cache-Control', 'no-cache').redirect(deskPath, 308))
  app.get<{ Params: { '*': string } }>(`${deskPath}*`, async (request, reply) => {
    const built = newest?.current()
    reply.headers({
      'Content-Security-Policy': fallbackPolicy,
      'X-Frame-Options': 'DENY',
      ...built?.host.headers,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    if (!built) throw new HttpError(503, staffTexts.notBuilt)
    const { files } = built
    const path = `/${request.params['*']}`
    const isFile = extensionOf(path) !== '' && extensionOf(path) !== 'html'
    if (isFile && (await sendFile(files, path, request, reply))) return reply
    if (isFile) throw new HttpError(404, texts.unknownRoute)
    if (await sendFile(files, '/index.html', request, reply, 'no-store')) return reply
    throw new HttpError(503, staffTexts.notBuilt)
  })
}
