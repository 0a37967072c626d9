import { createStore } from '@tanstack/store'
import { type LiveChange, liveEvents } from '#contract/staff/operation.ts'
import type { Present } from '#contract/staff/presence.ts'
import { staffUrl } from '#contract/staff/roles.ts'
import { noteAnswer } from './serverState.ts'
import { noteSessionEnd } from './session.ts'

/** An event: a change of one record, or 'ready' after a connection, when everything may have changed. */
export type LiveEvent = LiveChange | 'ready'

/** Whether changes of others arrive now. */
export const isLive = createStore(false)

/** Members who have an enquiry on the screen; nobody while it is not known. */
export const present = createStore<readonly Present[]>([])

const listeners = new Set<(event: LiveEvent) => void>()

/** Calls back on each change until the returned function is called. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells this page's own screens of a change without waiting for the server's event. */
export function announceChange(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event)
}

/** A message that a connection passes on. */
export type LiveMessage = { event: LiveEvent | 'signedOut' } | { present: readonly Present[] } | { isLive: false }

/** Shows this tab's screens what a connection brought, its own one or that of another tab. */
export function takeMessage(message: LiveMessage): void {
  if ('isLive' in message) {
    isLive.setState(() => false)
    present.setState(() => [])
  } else if ('present' in message) present.setState(() => message.present)
  else if (message.event === 'signedOut') noteSessionEnd()
  else {
    if (message.event === 'ready') {
      isLive.setState(() => true)
      noteAnswer(200)
    }
    announceChange(message.event)
  }
}

/** Milliseconds in which a connection has said that it is ready; each further one has twice as long. */
const readyLimit = 8000
const longestLimit = 300_000

/**
 * Listens to the server's events. The browser reconnects after a network error; after a refusal it gives up, and then we
 * ask again when `retryAfter` has passed. What it does not notice is a connection that nothing comes through: that one is
 * opened again. `pass` gets what comes. Returns a function that closes the stream.
 */
export function openLive(
  pass: (message: LiveMessage) => void,
  retryAfter = 5000,
  Source: typeof EventSource = EventSource,
): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let limit = readyLimit
  const expectReady = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      limit = Math.min(limit * 2, longestLimit)
      source?.close()
      open()
    }, limit)
  }
  const open = () => {
    source = new Source(staffUrl('live'))
    expectReady()
    source.addEventListener(liveEvents.ready, () => {
      clearTimeout(timer)
      limit = readyLimit
      pass({ event: 'ready' })
    })
    source.addEventListener(liveEvents.change, ({ data }: MessageEvent<string>) => {
      pass({ event: JSON.parse(data) as LiveChange })
    })
    source.addEventListener(liveEvents.presence, ({ data }: MessageEvent<string>) => {
      pass({ present: JSON.parse(data) as Present[] })
    })
    source.addEventListener(liveEvents.signedOut, () => {
      clearTimeout(timer)
      source?.close()
      pass({ isLive: false })
      pass({ event: 'signedOut' })
    })
    source.addEventListener('error', () => {
      pass({ isLive: false })
      if (source?.readyState !== Source.CLOSED) return expectReady()
      clearTimeout(timer)
      timer = setTimeout(open, retryAfter)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
    pass({ isLive: false })
  }
}
