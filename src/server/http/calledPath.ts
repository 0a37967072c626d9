import type { FastifyRequest } from 'fastify'

/**
 * The URL's path as the router reads it. It decodes first, and leaves out an origin (RFC 9112, 3.2.2), so that `/%61pi/contact`
 * and `http://any/api/contact` are calls, too: a question about the URL as it was sent can be passed by.
 */
export function calledPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]*/i, '')
  return path.replace(/%([0-7][0-9a-f])/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Whether it is a call of the API, whoever makes it. */
export function isCall(request: Pick<FastifyRequest, 'url'>): boolean {
  return calledPath(request).startsWith('/api/')
}

/** Whether it is a call of the workplace. */
export function isStaffCall(request: Pick<FastifyRequest, 'url'>): boolean {
  return calledPath(request).startsWith('/api/staff/')
}
