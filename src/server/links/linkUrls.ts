import type { Backend } from '../backend.ts'
import { type LinkAction, signPermit } from './signedLink.ts'

const day = 86_400_000
/** Days that a link works; an unsubscribe link works as long as the subscription. */
export const linkDays: Readonly<Record<LinkAction, number>> = {
  delete: 30,
  restore: 30,
  confirm: 7,
  unsubscribe: Number.POSITIVE_INFINITY,
}

/** Paths of the pages behind signed links; `:token` stands for the permit. */
export const linkPath: Readonly<Record<LinkAction, string>> = {
  delete: '/api/moderate/:token',
  restore: '/api/moderate/:token',
  confirm: '/api/confirm/:token',
  unsubscribe: '/api/unsubscribe/:token',
}

/** Path of the page where the holder of the link may act. */
export function signedPath(
  backend: Pick<Backend, 'secret' | 'now'>,
  action: LinkAction,
  id: string,
  revision: number,
): string {
  const expires = Number.isFinite(linkDays[action]) ? backend.now() + linkDays[action] * day : 0
  return linkPath[action].replace(':token', signPermit({ action, id, revision, expires }, backend.secret))
}

/** The same as a whole address, for letters. */
export function signedUrl(
  backend: Pick<Backend, 'secret' | 'now' | 'publicUrl'>,
  action: LinkAction,
  id: string,
  revision: number,
): string {
  return backend.publicUrl + signedPath(backend, action, id, revision)
}
