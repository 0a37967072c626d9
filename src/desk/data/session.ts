import { createStore } from '@tanstack/store'
import type { SessionAnswer, StaffSession } from '#contract/staff/signIn.ts'
import { claimDrafts } from './drafts.ts'

/**
 * `unknown` until the server said; `ended` if a call found it gone while the page was in use: then the page stays as it is
 * beneath the sign-in, so that nothing typed is lost.
 */
export type SessionState =
  | { status: 'unknown' | 'out' }
  | { status: 'in'; session: StaffSession }
  | { status: 'ended'; session: StaffSession }

export const sessionState = createStore<SessionState>({ status: 'unknown' })

/** Takes over what the server said about the session. Where a colleague's was at the screen, the page starts anew. */
export function noteSession(answer: SessionAnswer, startAnew: () => void = () => location.reload()): void {
  const before = sessionState.get()
  if (answer.signedIn) {
    const { signedIn: _, ...session } = answer
    claimDrafts(session.address)
    const isColleagues = 'session' in before && before.session.address !== session.address
    if (isColleagues) {
      // Nothing of the colleague's page may remain, nor what the device kept for the colleague, which would be opened again.
      noteSessionEnd()
      startAnew()
    } else sessionState.setState(() => ({ status: 'in', session }))
  } else if (before.status === 'in') noteSessionEnd()
  else if (before.status === 'unknown') sessionState.setState(() => ({ status: 'out' }))
}

/** A call was answered 401. */
export function noteSessionEnd(): void {
  const before = sessionState.get()
  if (before.status === 'in') sessionState.setState(() => ({ status: 'ended', session: before.session }))
  else if (before.status === 'unknown') sessionState.setState(() => ({ status: 'out' }))
}

/** The member of staff at the screen. Only for what is shown within a session. */
export function currentSession(): StaffSession {
  const state = sessionState.get()
  if (state.status === 'in' || state.status === 'ended') return state.session
  throw new Error('Nobody is signed in')
}
