import { clear, del, get } from 'idb-keyval'
import { allOf, change, deviceStore } from '#outbox/deviceStore.ts'

/** How far an article was read. Kept on this device only, until the visitor clears it. */
export interface Reading {
  slug: string
  /** The heading last passed; it stays right when the window has another width at the next visit. */
  headingId?: string
  /** Part of the article that was read, from 0 to 1. */
  fraction: number
  read: boolean
  /** Epoch milliseconds of the last change. */
  at: number
}

/** From this part of an article on it counts as read: what follows is its closing line. */
export const readFrom = 0.97

const store = deviceStore('reading')

/** Keeps the place. Coming to the end marks the article as read; going back does not take that away. */
export async function savePlace(slug: string, place: { headingId?: string; fraction: number }): Promise<void> {
  const fraction = Math.min(Math.max(place.fraction, 0), 1)
  await write(slug, (old) => ({ ...place, slug, fraction, read: old?.read === true || fraction >= readFrom }))
}

/** Notes that the article was opened now; the place where it was left stays. */
export async function noteOpened(slug: string): Promise<void> {
  await write(slug, (old) => old ?? { slug, fraction: 0, read: false })
}

/** Marks the article as read or not; one that is to be read again starts from the top. */
export async function markRead(slug: string, read = true): Promise<void> {
  await write(slug, (old) => (read ? { fraction: 1, ...old, slug, read } : { slug, fraction: 0, read }))
}

/** Where the article was left; `undefined` when it was never opened or storage cannot be used. */
export async function placeIn(slug: string): Promise<Reading | undefined> {
  return get<Reading>(slug, store).catch(() => undefined)
}

/** Every article that was opened, the last one first. */
export async function readings(): Promise<Reading[]> {
  const all = await allOf<Reading>(store).catch(() => [])
  return all.sort((a, b) => b.at - a.at)
}

/** Forgets one article, or all. */
export async function clearReading(slug?: string): Promise<void> {
  await (slug === undefined ? clear(store) : del(slug, store)).catch(() => {})
}

/** Whole minutes left of a reading time such as '11 min read'; 0 when nothing is left or the text names no minutes. */
export function minutesLeft(readingTime: string, fraction: number): number {
  const minutes = Number.parseInt(readingTime, 10)
  return Number.isNaN(minutes) || fraction >= readFrom ? 0 : Math.max(1, Math.ceil(minutes * (1 - fraction)))
}

/** Without storage a place is not kept, which disturbs nobody who is reading. */
async function write(slug: string, next: (old: Reading | undefined) => Omit<Reading, 'at'>): Promise<void> {
  await change<Reading>(store, slug, (old) => ({ ...next(old), at: Date.now() })).catch(() => {})
}
