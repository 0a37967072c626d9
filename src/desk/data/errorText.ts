import { deskTexts as texts } from '#content/texts/staff/desk.ts'
import { CallError } from './call.ts'

/** The message about a failed call. */
export function errorText(error: unknown, otherwise: string = texts.saveFailed): string {
  if (!(error instanceof CallError)) return otherwise
  if (error.status === 0 || error.status === 502 || error.status === 504) return texts.serverAway
  if (error.status === 401) return texts.sessionEnded
  if (error.status === 403) return texts.notAllowed
  if (error.status === 404) return texts.gone
  if (error.status === 429) return texts.tooMany
  if (error.status === 503) return texts.databaseAway
  // Of no room (507) the answer says who can end it; of all else on the server's side it cannot.
  if (error.status >= 500 && error.status !== 507) return otherwise
  const { body } = error
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' ? message : otherwise
}
