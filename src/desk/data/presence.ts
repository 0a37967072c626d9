import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo } from 'react'
import { uuidv7 } from '#contract/idempotencyKey.ts'
import { type PresenceMark, type Present, presenceBeat } from '#contract/staff/presence.ts'
import { call } from './call.ts'
import { useDraftNames } from './drafts.ts'
import { isLive, present } from './live.ts'
import { useSession } from './useSession.ts'

/** Milliseconds without a key, a click or a scroll after which nobody is taken to sit before the page. */
const idleAfter = 300_000
/** Leaving one enquiry for another is one message. */
const gathered = 100

type Shown = Omit<PresenceMark, 'tab'>
const nothing: Shown = { enquiry: null, isWriting: false }
const isSame = (one: Shown, other: Shown) => one.enquiry === other.enquiry && one.isWriting === other.isWriting

/**
 * Tells the server what `show` was last given, for as long as the tab is visible, connected and used; then, or when the page
 * is left, that it shows nothing. Returns `show`, and a function that ends it.
 */
export function tellPresence(
  send: (mark: PresenceMark, isLeaving: boolean) => Promise<unknown>,
): [show: (next: Shown) => void, end: () => void] {
  const tab = uuidv7()
  let shown = nothing
  let told = nothing
  let usedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (next: Shown, isLeaving = false) => {
    told = next
    // The next beat says it again.
    send({ tab, ...next }, isLeaving).catch(() => undefined)
  }
  const update = (isBeat = false) => {
    // Without a connection the server forgets this tab; after a new one it is told again.
    if (!isLive.get()) told = nothing
    // Only with something to tell: its timers may outlive the document of a test.
    const isThere = () => document.visibilityState === 'visible' && Date.now() - usedAt < idleAfter && isLive.get()
    const next = shown.enquiry !== null && isThere() ? shown : nothing
    if (!isSame(next, told) || (isBeat && next.enquiry !== null)) tell(next)
  }
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      update()
    }, gathered)
  }
  const leave = () => {
    if (told.enquiry !== null) tell(nothing, true)
  }
  const beat = setInterval(() => update(true), presenceBeat)
  const use = () => {
    const wasIdle = Date.now() - usedAt >= idleAfter
    usedAt = Date.now()
    if (wasIdle) update()
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'])
    addEventListener(type, use, { signal, capture: true, passive: true })
  const turn = () => {
    if (document.visibilityState === 'hidden') return leave()
    use()
    update()
  }
  document.addEventListener('visibilitychange', turn, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', turn, { signal })
  const connection = isLive.subscribe(soon)
  return [
    (next) => {
      shown = next
      soon()
    },
    () => {
      listening.abort()
      connection.unsubscribe()
      clearInterval(beat)
      clearTimeout(timer)
      leave()
    },
  ]
}

let showing: ((next: Shown) => void) | undefined

/** Hook: tells colleagues that this enquiry is on the screen, and whether an answer or a note to it is begun. */
export function useTellPresence(id: string): void {
  const drafts = useDraftNames()
  const isWriting = drafts.has(`answer:${id}`) || drafts.has(`note:${id}`)
  useEffect(() => {
    showing ??= tellPresence((body, keepalive) => call('notePresence', { body, keepalive }))[0]
    showing({ enquiry: id, isWriting })
  }, [id, isWriting])
  useEffect(() => () => showing?.(nothing), [])
}

/** Hook: colleagues who have this enquiry on the screen, those who write first. */
export function useColleagues(id: string): readonly Present[] {
  const { address } = useSession()
  const all = useSelector(present)
  return useMemo(() => {
    const others = all.filter((one) => one.enquiry === id && one.address !== address)
    return others.sort((one, other) => Number(other.isWriting) - Number(one.isWriting))
  }, [all, id, address])
}

/** Hook: of each enquiry that colleagues have on the screen the one to name, by its id: somebody who writes before others. */
export function useColleaguesById(): ReadonlyMap<string, Present> {
  const { address } = useSession()
  const all = useSelector(present)
  return useMemo(() => {
    const others = all.filter((one) => one.address !== address)
    const inOrder = others.sort((one, other) => Number(one.isWriting) - Number(other.isWriting))
    return new Map(inOrder.map((one) => [one.enquiry, one]))
  }, [all, address])
}
