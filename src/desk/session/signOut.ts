import { offlineTexts } from '#content/texts/staff/offline.ts'
import { call, isAway } from '../data/call.ts'
import { dropDrafts } from '../data/drafts.ts'
import { errorText } from '../data/errorText.ts'
import { unsubscribe } from '../data/push.ts'
import { sessionState } from '../data/session.ts'
import { clearSummary } from '../data/summary.ts'
import { announceFailure, dismissAll } from '../data/undo.ts'
import { closeVault } from '../offline/keeping.ts'
import { queueState, replayQueue } from '../offline/queue.ts'

/** Ends the session and forgets what this tab holds of it. */
export async function signOut(): Promise<void> {
  await replayQueue().catch(() => undefined)
  if (queueState.get().length > 0) return announceFailure(offlineTexts.undecided)
  try {
    await call('signOut')
  } catch (error) {
    if (isAway(error)) await closeVault()
    announceFailure(isAway(error) ? offlineTexts.signOutAway : errorText(error))
    return
  }
  // Before the page says that it is done: who closes it then leaves nothing behind.
  await closeVault().catch(() => undefined)
  dropDrafts()
  dismissAll()
  sessionState.setState(() => ({ status: 'out' }))
  await clearSummary()
  // The server sends nothing to it any more, whether or not the browser's push service is reached.
  await unsubscribe().catch(() => undefined)
}
