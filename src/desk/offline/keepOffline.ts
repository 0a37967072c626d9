import { isLive, type LiveEvent, onLive } from '../data/live.ts'
import { sessionState } from '../data/session.ts'
import { dropGoneDrafts } from './goneDrafts.ts'
import { followDrafts, restoreDrafts } from './keepDrafts.ts'
import { closeVault, openVault, restoreSession, vaultState } from './keeping.ts'
import { keepNewest, readKeptAt } from './keptEnquiries.ts'
import { readQueue, replayQueue } from './queue.ts'

/** How old the kept enquiries may become while changes of others arrive. */
const mostAge = 5 * 60_000
/**
 * Milliseconds that a new session waits for 'ready' before it asks for enquiries: what is asked for earlier may miss a change
 * that comes before the stream, so 'ready' would ask for all of it again.
 */
const readyLimit = 2000

/**
 * Keeps enquiries on this device for as long as somebody is signed in, and sends what waits. Returns what stops it, and
 * resolves when nothing of it is under way any more.
 */
export function keepOffline(): () => Promise<void> {
  let session = ''
  let comparedAt = 0
  /** Until when the server wants no calls. */
  let pausedUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Ends the wait for 'ready', while a session begins. */
  let heardReady: (() => void) | undefined
  let isStopped = false
  /** Ends when all that was begun so far has. */
  let working: Promise<unknown> = Promise.resolve()
  /** Without a connection, or where storage is blocked, the workplace works as it does without this. */
  const ignored = (work: Promise<unknown>) => {
    working = Promise.allSettled([working, work])
  }
  /** The comparison that is under way. */
  let comparing: Promise<void> = Promise.resolve()
  const compare = (ready?: Promise<void>) => {
    const work = compareNow(ready)
    comparing = work.catch(() => undefined)
    return work
  }
  const compareNow = async (ready?: Promise<void>) => {
    const vault = vaultState.get()
    if (!vault || isStopped) return
    clearTimeout(timer)
    let pause = await replayQueue()
    if (ready && pause === undefined) {
      await ready
      if (isStopped) return
      // Queued meanwhile, perhaps because nothing answered.
      pause = await replayQueue()
    }
    // Of another event's call, which was under way too: the server's last word counts.
    clearTimeout(timer)
    pausedUntil = pause === undefined ? 0 : Date.now() + pause
    if (pause !== undefined) {
      timer = setTimeout(() => ignored(compare()), pause)
      return
    }
    comparedAt = Date.now()
    await dropGoneDrafts(vault, await keepNewest(vault))
  }
  const untilReady = (onReady: () => void) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(limit)
        if (heardReady === hear) heardReady = undefined
        resolve()
      }
      const hear = () => {
        onReady()
        end()
      }
      const limit = setTimeout(end, isLive.get() ? 0 : readyLimit)
      heardReady = hear
    })
  const begin = async () => {
    const state = sessionState.get()
    if (state.status !== 'in') return
    let isReady = false
    const ready = untilReady(() => {
      isReady = true
    })
    const open = async (until?: Promise<void>) => {
      if (await openVault(state.session)) await Promise.all([readQueue(), restoreDrafts()])
      await compare(until)
    }
    await open(ready).catch((error) => {
      if (!isReady) throw error
      // A call failed just before the server said that it is there.
      return open()
    })
  }
  const { unsubscribe } = sessionState.subscribe(() => {
    const state = sessionState.get()
    if (state.status === 'in') {
      // The same session again: the server has said that it goes on.
      ignored(session === state.session.id ? openVault(state.session) : begin())
      session = state.session.id
    } else if (state.status !== 'unknown') {
      // Without an id this is the start of a page that nobody is signed in to: whatever is left here goes.
      ignored(closeVault(session || undefined))
      session = ''
    }
  })
  // After a start without a connection, an event is the server's first word.
  const catchUp = () => ignored(vaultState.get() ? compare() : begin())
  const stop = onLive((event: LiveEvent) => {
    if (event !== 'ready' && event.kind !== 'enquiry') return
    // Erased enquiries go from here at once, and what was typed about them.
    if (event === 'ready' && heardReady) return heardReady()
    if (event === 'ready' || event.what === 'gone') return catchUp()
    // The server may answer a request in flight with a pause.
    ignored(comparing.then(() => Date.now() >= Math.max(pausedUntil, comparedAt + mostAge) && catchUp()))
  })
  const unfollow = followDrafts()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    unfollow()
    unsubscribe()
    stop()
    heardReady?.()
    await working
  }
}

/** Opens what this device kept, while the server does not say who is signed in. */
export async function openOffline(): Promise<void> {
  if (!(await restoreSession())) return
  await Promise.all([readQueue(), readKeptAt(), restoreDrafts()])
}
