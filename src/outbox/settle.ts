import type { Outcome } from './attempt.ts'
import { backOff, verdict } from './backOff.ts'
import { announce, subject } from './changes.ts'
import { change } from './deviceStore.ts'
import { type Item, isMine } from './item.ts'
import type { Means } from './means.ts'
import { received } from './received.ts'

/** A server that says 'at once' gets at least this pause. Milliseconds. */
const shortestPause = 2000

/** Writes down what a replay came to (decisions, Offline): gone after a 2xx, kept in every other case. */
export async function settle(item: Item, holder: string, outcome: Outcome, means: Means): Promise<void> {
  if (outcome.state === 'answered' && verdict(outcome.status) === 'received') {
    return received(item, outcome.answer, true, means)
  }
  const next = after(item, outcome, means)
  const now = await change<Item>(means.items, item.key, (old) => (isMine(old, holder) ? { ...old, ...next } : old))
  if (now && now.state.name !== 'sending') announce({ what: now.state.name, ...subject(now) })
}

function after(item: Item, outcome: Outcome, means: Means): Pick<Item, 'failures' | 'state'> {
  if (outcome.state === 'lost') {
    const failures = { ...item.failures, connection: item.failures.connection + 1 }
    const nextTryAt = means.now() + backOff('connection', failures.connection, means.random())
    return { failures, state: { name: 'waiting', nextTryAt, waitsFor: 'connection' } }
  }
  const { status, message } = outcome
  const failures = { connection: 0, server: item.failures.server + 1 }
  if (verdict(status) === 'needs-attention') {
    return { failures, state: { name: 'needs-attention', status, ...(message !== undefined && { message }) } }
  }
  const pause =
    outcome.retryAfter === undefined
      ? backOff('server', failures.server, means.random())
      : Math.max(outcome.retryAfter, shortestPause)
  return { failures, state: { name: 'waiting', nextTryAt: means.now() + pause, waitsFor: 'server' } }
}
