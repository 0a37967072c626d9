import { createHmac, timingSafeEqual } from 'node:crypto'
import { signInPath } from '#contract/staff/roles.ts'
import type { Backend } from '../backend.ts'

type Signer = Pick<Backend, 'secret' | 'publicUrl'>

/**
 * The address of a sign-in link. The token is the fragment, which browsers send to no server: it reaches neither logs
 * nor a Referer.
 */
export function signInUrl(backend: Signer, linkId: string): string {
  return `${backend.publicUrl}${signInPath}#${signInToken(backend, linkId)}`
}

/** The token of a link: its id and an HMAC of it, so that it need not be stored. */
export function signInToken({ secret }: Pick<Signer, 'secret'>, linkId: string): string {
  return `${linkId}.${createHmac('sha256', secret).update(`sign-in:${linkId}`).digest('base64url')}`
}

/** The id of the link; `undefined` if the token is not one of ours. */
export function linkIdOf(backend: Pick<Signer, 'secret'>, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.indexOf('.')))
  const [given, expected] = [Buffer.from(token), Buffer.from(signInToken(backend, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
