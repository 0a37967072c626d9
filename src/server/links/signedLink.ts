import { createHmac, timingSafeEqual } from 'node:crypto'
import { callLinkDays } from '#content/retention.ts'
import type { Backend } from '../backend.ts'

export type LinkAction = 'delete' | 'restore' | 'confirm' | 'unsubscribe' | 'call'

/** The rights of the holder of a signed link. */
export interface TokenPayload {
  action: LinkAction
  id: string
  /** The link works only while its comment or subscriber has this revision. In a link to choose a time for a call: 0 if the office or an email gave it, 1 if the site did. */
  revision: number
  /** Epoch milliseconds; 0 means never. */
  expires: number
}

export type TokenCheck = { state: 'valid'; payload: TokenPayload } | { state: 'expired' } | { state: 'altered' }

const day = 86_400_000
/** For how many days each kind of link works; an unsubscribe link never expires. */
export const linkDays: Readonly<Record<LinkAction, number>> = {
  delete: 30,
  restore: 30,
  confirm: 7,
  unsubscribe: Number.POSITIVE_INFINITY,
  call: callLinkDays,
}
const actions = Object.keys(linkDays) as LinkAction[]

/** Route patterns of the pages behind signed links. */
export const linkPath: Readonly<Record<LinkAction, string>> = {
  delete: '/api/moderate/:token',
  restore: '/api/moderate/:token',
  confirm: '/api/confirm/:token',
  unsubscribe: '/api/unsubscribe/:token',
  call: '/api/call/:token',
}

/** A signed link as an absolute URL, for emails. */
export function signedUrl(
  backend: Pick<Backend, 'secret' | 'now' | 'publicUrl'>,
  action: LinkAction,
  id: string,
  revision: number,
): string {
  return backend.publicUrl + signedPath(backend, action, id, revision)
}

/** The path of a signed link. */
export function signedPath(
  backend: Pick<Backend, 'secret' | 'now'>,
  action: LinkAction,
  id: string,
  revision: number,
): string {
  const expires = Number.isFinite(linkDays[action]) ? backend.now() + linkDays[action] * day : 0
  return linkPath[action].replace(':token', signToken({ action, id, revision, expires }, backend.secret))
}

/**
 * Whether the token is authentic and has not expired. Whether it was used before is for the caller to find out, by
 * comparing its revision with the database.
 */
export function verifyToken(token: string, secret: string, now: number): TokenCheck {
  const at = token.lastIndexOf('.')
  const fields = token.slice(0, Math.max(0, at))
  const given = Buffer.from(token.slice(at + 1))
  const expected = Buffer.from(hmac(fields, secret))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: 'altered' }
  const [name, id = '', revision = '', expires = ''] = fields.split('.')
  const action = actions.find((one) => one === name)
  if (!action) return { state: 'altered' }
  const payload = { action, id, revision: Number.parseInt(revision, 36), expires: Number.parseInt(expires, 36) }
  const isExpired = payload.expires !== 0 && payload.expires < now
  return isExpired ? { state: 'expired' } : { state: 'valid', payload }
}

/** The payload's fields and an HMAC-SHA256 over all of them, in characters that a URL allows. */
function signToken({ action, id, revision, expires }: TokenPayload, secret: string): string {
  const fields = [action, id, revision.toString(36), expires.toString(36)].join('.')
  return `${fields}.${hmac(fields, secret)}`
}

function hmac(fields: string, secret: string): string {
  return createHmac('sha256', secret).update(`link:${fields}`).digest('base64url')
}
