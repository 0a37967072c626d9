import type { Item, ItemKind, Submission } from './item.ts'

/** What happened in the outbox, in this tab, another one or the worker. It never carries what was written. */
export type OutboxEvent = { key: string; kind: ItemKind; about?: Submission['about'] } & (
  | { what: 'saved' | 'waiting' | 'needs-attention' | 'discarded' | 'refused' }
  /** `firstTry` marks the form's own attempt; later ones are replays. */
  | { what: 'sending'; firstTry?: true }
  /** The item has a new key; `key` is the old one. */
  | { what: 'edited'; newKey: string }
  /** The server has it. `answer` is its parsed body; `replayed` is false for the form's own attempt. */
  | { what: 'sent'; answer: unknown; replayed: boolean }
)

/** The part of an event that names its item. */
export function subject({ key, kind, about }: Item): Pick<OutboxEvent, 'key' | 'kind' | 'about'> {
  return about ? { key, kind, about } : { key, kind }
}

type Listener = (change: OutboxEvent) => void

const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

/** Calls the listener for every event of all tabs and the worker, until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  if (!channel) {
    channel = newChannel()
    channel?.addEventListener('message', (event: MessageEvent<OutboxEvent>) => notify(event.data))
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = undefined
  }
}

/** Calls every listener. A listener that throws does not disturb the outbox. */
export function announce(change: OutboxEvent): void {
  notify(change)
  const passing = channel ?? newChannel()
  try {
    passing?.postMessage(change)
  } catch {
    // Other tabs miss a live update and read the truth from storage when they are opened next.
  }
  if (passing !== channel) passing?.close()
}

function notify(change: OutboxEvent): void {
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
