import type { IncomingMessage } from 'node:http'

/**
 * The address of a request, for the router: one whose percent signs encode nothing, as of a link that was cut, has each of them
 * as a plain character. The router would refuse it before any hook, as JSON; so it is a page that does not exist. Calls stay
 * as they are: a program must hear that its address is malformed.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '/', ...query] = url.split(/(?=\?)/)
  if (path.startsWith('/api/')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + query.join('')
  }
}
