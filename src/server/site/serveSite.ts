import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langAt, prefixOf } from '#content/languages.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import { HttpError } from '../http/errors.ts'
import { texts } from '../http/texts.ts'
import type { NewestPages } from './builtPages.ts'
import { cachingOf, contentTypeOf, extensionOf, hasOwnPolicy } from './contentTypes.ts'
import { isSameFile, rangeOf } from './ranges.ts'
import { decoded } from './readableAddress.ts'
import type { SiteFile, SiteFiles } from './siteFiles.ts'

/**
 * Serves the built site at every URL that no API route has taken.
 *
 * Not `@fastify/static`: its ETags come from the file's mtime, so each deployment would make browsers download every
 * unchanged page again, and it opens the file for every request, at 1.4 to 3 times the CPU time.
 */
export function serveSite(app: FastifyInstance, site: NewestPages): void {
  app.setNotFoundHandler(async (request, reply) => {
    const { files, pages, host } = site.current()
    const [rawPath = '/', query] = splitOnce(request.raw.url ?? '/', '?')
    const path = decoded(rawPath)
    if (path === undefined) throw new HttpError(400, texts.badRequest)
    if (path.startsWith('/api/')) throw new HttpError(404, texts.unknownRoute)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading) throw new HttpError(405, texts.wrongMethod('GET'), { Allow: 'GET, HEAD' })
    const redirectTo = host.redirects[path.replace(/(?<=.)\/$/, '')]
    if (redirectTo) return redirect(reply.headers(host.headers), redirectTo, query)
    const file = fileOf(path)
    reply.headers((!hasOwnPolicy(file) && host.fileHeaders) || host.headers)
    if (await sendFile(files, file, request, reply)) return reply
    const canonical = extensionOf(file) === 'html' ? await pages.canonicalPath(path) : undefined
    if (canonical) return redirect(reply, encodeURI(canonical), query)
    const isPage = extensionOf(file) === 'html' || isOpened(request)
    if (!isPage || path.startsWith('/assets/')) throw new HttpError(404, texts.unknownRoute)
    reply.code(404).headers(host.headers)
    const inLanguage = `${prefixOf(langAt(path))}/404.html`
    if (await sendFile(files, inLanguage, request, reply)) return reply
    // Pages of an older build have one for all languages.
    if (await sendFile(files, '/404.html', request, reply)) return reply
    throw new HttpError(404, texts.unknownRoute)
  })
}

/** `/about` and `/about/` both serve `/about/index.html`; a path with an extension is a file. */
function fileOf(path: string): string {
  if (extensionOf(path) !== '') return path
  return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
}

/** Whether somebody opens the address, and no page asks for it: it may be one of the site before, such as `/about.php`. */
function isOpened({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '')
}

/** Sends a file, compressed if that is accepted. Returns false if there is none. */
export async function sendFile(
  files: SiteFiles,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  caching = cachingOf(path),
): Promise<boolean> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const compressed = encoding && (await files.find(path, encoding))
  const file: SiteFile | undefined = compressed ?? (await files.find(path))
  if (!file) return false
  reply.headers({ ETag: file.etag, 'Cache-Control': caching, Vary: 'Accept-Encoding', 'Accept-Ranges': 'bytes' })
  // A CDN that compresses anew weakens the tag; for a revalidation that is the same (RFC 9110, section 13.1.2).
  const seen = request.headers['if-none-match']?.split(',').some((tag) => strong(tag) === strong(file.etag))
  if (seen && reply.statusCode === 200) {
    reply.code(304).send()
    return true
  }
  const isPart =
    request.method === 'GET' && reply.statusCode === 200 && isSameFile(request.headers['if-range'], file.etag)
  const part = isPart ? rangeOf(request.headers.range, file.size) : undefined
  if (part === 'unsatisfiable') throw new HttpError(416, texts.noSuchPart, { 'Content-Range': `bytes */${file.size}` })
  reply.type(contentTypeOf(path)).header('Content-Length', part ? part.last - part.first + 1 : file.size)
  if (part) reply.code(206).header('Content-Range', `bytes ${part.first}-${part.last}/${file.size}`)
  // A part is one of the bytes as they travel, which are those that the ETag stands for.
  if (compressed && encoding) reply.header('Content-Encoding', encoding)
  reply.send(request.method === 'HEAD' ? undefined : file.body(part))
  return true
}

function redirect(reply: FastifyReply, to: string, query: string | undefined): FastifyReply {
  return reply.header('Cache-Control', 'no-cache').redirect(query === undefined ? to : `${to}?${query}`, 308)
}

function strong(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
