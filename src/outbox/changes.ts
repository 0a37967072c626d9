import type { Item, ItemKind, Written } from './item.ts'

/** What happened in the outbox, in this tab, another one or the worker. It never carries what was written. */
export type Change = { key: string; kind: ItemKind; about?: Written['about'] } & (
  | { what: 'saved' | 'waiting' | 'needs-attention' | 'discarded' | 'refused' }
  /** `firstTry` tells a form's own try from those that the outbox makes later. */
  | { what: 'sending'; firstTry?: true }
  /** The item has a new key; `key` is the old one. */
  | { what: 'edited'; newKey: string }
  /** The server has it. `answer` is its parsed body; `replayed` tells that it had been saved before. */
  | { what: 'sent'; answer: unknown; replayed: boolean }
)

/** The part of a change that tells which item it is about. */
export function subject({ key, kind, about }: Item): Pick<Change, 'key' | 'kind' | 'about'> {
  return about ? { key, kind, about } : { key, kind }
}

type Listener = (change: Change) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

/** Hears every change, live across tabs and worker, until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (!channel) {
    channel = newChannel()
    channel?.addEventListener('message', (event: MessageEvent<Change>) => tell(event.data))
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
  }
}

/** Tells every listener. Nothing that a listener does can disturb the outbox. */
export function announce(change: Change): void {
  tell(change)
  const passing = channel ?? newChannel()
  try {
    passing?.postMessage(change)
  } catch {
    // Other tabs miss a live update and read the truth from storage when they are opened next.
  }
  if (passing !== channel) passing?.close()
}

function tell(change: Change): void {
  for (const listener of listeners) {
    try {
      listener(change)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

/** `undefined` where the browser has none, or refuses it: then changes are heard in their own tab only. */
function newChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('outbox')
  } catch {
    return undefined
  }
}
