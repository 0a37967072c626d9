import { get } from 'idb-keyval'
import { deviceDays } from '#content/retention.ts'
import { siteDatabase } from './db.ts'
import { change } from './records.ts'

interface Share {
  text: string
  /** Epoch milliseconds. */
  at: number
}

const store = siteDatabase.store('shares')
const record = 'shared'
/** Between two texts that wait. */
const between = '\n\n'
const keptFor = deviceDays.drafts * 24 * 3600 * 1000

/** Adds a text that was shared from another app to what waits on this device. The worker calls it, which has no local storage. */
export async function keepShared(text: string): Promise<void> {
  await change<Share>(store, record, (waiting) => ({
    text: [waiting?.text, text].filter(Boolean).join(between),
    at: Date.now(),
  }))
}

/** The shared text that waits. Like a draft it is forgotten after 30 days. */
export async function sharedText(): Promise<string | undefined> {
  const isFresh = ({ at }: Share) => Date.now() - at <= keptFor
  const share = await get<Share>(record, store).catch(() => undefined)
  if (!share || isFresh(share)) return share?.text
  await change<Share>(store, record, (waiting) => (waiting && isFresh(waiting) ? waiting : undefined)).catch(() => {})
  return undefined
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
