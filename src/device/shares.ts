import { del, get } from 'idb-keyval'
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
const keptFor = deviceDays.drafts * 24 * 3600 * 1000

/** Adds a text that was shared from another app to what waits on this device. The worker calls it, which has no local storage. */
export async function keepShared(text: string): Promise<void> {
  await change<Share>(store, record, (waiting) => ({
    text: [waiting?.text, text].filter(Boolean).join('\n\n'),
    at: Date.now(),
  }))
}

/** The shared text that waits. Like a draft it is forgotten after 30 days. */
export async function sharedText(): Promise<string | undefined> {
  const share = await get<Share>(record, store).catch(() => undefined)
  if (!share || Date.now() - share.at <= keptFor) return share?.text
  await forgetShared()
  return undefined
}

/** Forgets what was shared. */
export async function forgetShared(): Promise<void> {
  await del(record, store).catch(() => {})
}
