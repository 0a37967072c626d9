import { get } from 'idb-keyval'
import { siteDatabase } from './db.ts'
import { change } from './records.ts'
import { isCredible, isFresh } from './typedAt.ts'

interface Share {
  text: string
  /** Epoch milliseconds. */
  at: number
}

const store = siteDatabase.store('shares')
const record = 'shared'
/** Between two texts that wait. */
const between = '\n\n'

/** Adds a text that was shared from another app to what waits on this device. The worker calls it, which has no local storage. */
export async function keepShared(text: string): Promise<void> {
  await change<Share>(store, record, (waiting) => ({
    text: [waiting?.text, text].filter(Boolean).join(between),
    at: Date.now(),
  }))
}

/** The shared text that waits. Like a draft it is forgotten after 30 days, which begin now where its time cannot be right. */
export async function sharedText(): Promise<string | undefined> {
  const now = Date.now()
  const share = await get<Share>(record, store).catch(() => undefined)
  if (!share || (isCredible(share.at, now) && isFresh(share.at, now))) return share?.text
  const dated = (one: Share) => (isCredible(one.at, now) ? one : { ...one, at: now })
  const left = await change<Share>(store, record, (waiting) =>
    waiting && isFresh(waiting.at, now) ? dated(waiting) : undefined,
  ).catch(() => (isFresh(share.at, now) ? share : undefined))
  return left?.text
}

/** Forgets this text, which was shown, and answers with what was shared after it: that waits on. */
export async function forgetShared(shown: string): Promise<string | undefined> {
  const left = await change<Share>(store, record, (waiting) => {
    if (!waiting || waiting.text === shown) return undefined
    const isFirst = waiting.text.startsWith(shown + between)
    return isFirst ? { ...waiting, text: waiting.text.slice(shown.length + between.length) } : waiting
  }).catch(() => undefined)
  return left?.text
}
