import type { IncomingMessage } from 'node:http'

/**
 * The address of a request, for the router: one whose percent signs encode nothing, as of a link that was cut, has each of them
 * as a plain character. The router would refuse it before any hook, as JSON; so it is a page that does not exist. Calls stay
 * as they are: a program must hear that its address is malformed.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '/', ...query] = url.split(/(?=\?)/)
  if (path.startsWith('/api/') || decoded(path) !== undefined) return url
  return path.replaceAll('%', '%25') + query.join('')
}

/** The text of a path; `undefined` if its percent signs encode nothing. Its callers use the text: the build drops a bare call. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
