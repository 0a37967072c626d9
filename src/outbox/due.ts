import { longestWait } from './backOff.ts'
import type { Item } from './item.ts'
import type { Means } from './means.ts'

/** From when on the item may be tried again by itself; `undefined` when only the visitor can move it on. */
export function dueAt({ state }: Item): number | undefined {
  if (state.name === 'waiting') return state.nextTryAt
  return state.name === 'sending' ? state.leaseUntil : undefined
}

/**
 * Whether to try the item now. One that stands as sending is tried when Web Locks are there to tell whether somebody
 * still does; otherwise its lease decides.
 */
export function isDue(item: Item, means: Means): boolean {
  const at = dueAt(item)
  if (at === undefined) return false
  return (item.state.name === 'sending' && means.locks !== undefined) || hasCome(at, means.now())
}

/** Whether the item is in flight as far as its lease tells. */
export function isLeased({ state }: Item, means: Means): boolean {
  return state.name === 'sending' && !hasCome(state.leaseUntil, means.now())
}

/** A time too far ahead comes from a clock that was wrong then. */
function hasCome(at: number, now: number): boolean {
  return at <= now || at > now + 2 * longestWait
}
