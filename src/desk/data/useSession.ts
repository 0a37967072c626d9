import { useSelector } from '@tanstack/react-store'
import { mayCall, type StaffCallName } from '#contract/staff/roles.ts'
import type { StaffSession } from '#contract/staff/signIn.ts'
import { currentSession, sessionState } from './session.ts'

/** The session and what its role may do. Only within a session. */
export function useSession(): StaffSession & { may: (name: StaffCallName) => boolean } {
  useSelector(sessionState)
  const session = currentSession()
  return { ...session, may: (name) => mayCall(session.role, name) }
}
