import type { SessionAnswer } from '#contract/staff/signIn.ts'
import { waitToRetry } from '#ui/browser/waitToRetry.ts'
import { call } from '../data/call.ts'
import { onLive } from '../data/live.ts'
import { shareLive } from '../data/liveTabs.ts'
import { resumePush } from '../data/push.ts'
import { noteSession, sessionState } from '../data/session.ts'
import { keepOffline, openOffline } from '../offline/keepOffline.ts'

/** Milliseconds without an answer after which what is stored on the device is shown. */
const answerTimeout = 3000

/** Asks who is signed in, until the server says it, and opens the stream of changes for as long as somebody is. */
export async function startSession(): Promise<void> {
  let close: (() => void) | undefined
  let followed = ''
  sessionState.subscribe(() => {
    const state = sessionState.get()
    if (state.status === 'in') {
      const { id } = state.session
      if (close && id === followed) return
      close?.()
      if (!close) void resumePush(state.session).catch(() => undefined)
      followed = id
      close = shareLive(id)
    } else {
      close?.()
      close = undefined
    }
  })
  // Signed in through a link in another tab, or signed out there.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && sessionState.get().status !== 'unknown') void askSession()
  })
  // Somebody has another name or role, perhaps who is at the screen; also while the stream was away.
  onLive((event) => {
    if (event === 'ready' || event.kind === 'member') void askSession()
  })
  keepOffline()
  // A line that neither answers nor fails must not hold back what can be read.
  const timer = setTimeout(() => void openOffline(), answerTimeout)
  for (let failures = 0; !(await askSession()); failures += 1) {
    await openOffline()
    await waitToRetry(failures)
  }
  clearTimeout(timer)
}

/** Whether the server said who is signed in. */
export async function askSession(): Promise<boolean> {
  try {
    const answer = await call<SessionAnswer>('session')
    const before = sessionState.get()
    noteSession(answer)
    return before.status !== 'unknown' || sessionState.get().status !== 'unknown'
  } catch {
    return false
  }
}
