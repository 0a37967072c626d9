import { call } from '../data/call.ts'
import { dropDrafts } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { unsubscribe } from '../data/push.ts'
import { sessionState } from '../data/session.ts'
import { clearSummary } from '../data/summary.ts'
import { announceFailure, lastDone } from '../data/undo.ts'

/** Ends the session and forgets what this tab holds of it. */
export async function signOut(): Promise<void> {
  try {
    await call('signOut')
  } catch (error) {
    announceFailure(errorText(error))
    return
  }
  dropDrafts()
  lastDone.setState(() => undefined)
  sessionState.setState(() => ({ status: 'out' }))
  await clearSummary()
  // The server sends nothing to it any more, whether or not the browser's push service is reached.
  await unsubscribe().catch(() => undefined)
}
