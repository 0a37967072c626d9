import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../backend.ts'

/** 'session': who is signed in. 'browser': which browser asked for a link or a challenge, or has signed in before. */
export type CookieName = 'session' | 'browser'

/** The form of our cookies: 32 bytes. */
const pattern = /^[\w-]{43}$/

/** The cookie's value; `undefined` if there is none of ours. */
export function readCookie({ publicUrl }: Pick<Backend, 'publicUrl'>, request: FastifyRequest, name: CookieName) {
  const wanted = fullName(publicUrl, name)
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=')
    const value = part.slice(at + 1).trim()
    if (part.slice(0, at).trim() === wanted && pattern.test(value)) return value
  }
  return undefined
}

/** Sets a cookie for so many seconds; 0 removes it. */
export function setCookie(
  { publicUrl }: Pick<Backend, 'publicUrl'>,
  reply: FastifyReply,
  name: CookieName,
  value: string,
  seconds: number,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${fullName(publicUrl, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
  reply.header('Set-Cookie', cookie)
}

/** `__Host-`: no other host may set it, subdomains included. Browsers accept that name with TLS only. */
function fullName(publicUrl: string, name: CookieName): string {
  return publicUrl.startsWith('https:') ? `__Host-desk-${name}` : `desk-${name}`
}
