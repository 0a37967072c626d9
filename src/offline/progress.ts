import { clear, del, get } from 'idb-keyval'
import { siteDatabase } from '#device/db.ts'
import { allOf, change } from '#device/records.ts'
import { noteOfflineChange } from './changes.ts'
import { readFrom } from './readFrom.ts'

/** How far an article was read. Kept on this device only, until the visitor clears it. */
export interface ReadingProgress {
  slug: string
  /** Title and reading time, such as '11 min read', for pages that have no list of articles. */
  title?: string
  readingTime?: string
  /** Code of the language in which it was read, and of the title; English if there is none. */
  lang?: string
  /** The heading last passed. Unlike a pixel offset it survives another window width. */
  headingId?: string
  /** Part of the article that was read, from 0 to 1. */
  fraction: number
  read: boolean
  /** Epoch milliseconds of the last change. */
  at: number
}

const store = siteDatabase.store('reading')

/** Saves the place. Reaching the end marks the article as read; scrolling back does not undo that. */
export async function savePlace(slug: string, place: Omit<ReadingProgress, 'slug' | 'read' | 'at'>): Promise<void> {
  const fraction = Math.min(Math.max(place.fraction, 0), 1)
  await write(slug, (old) => ({ ...place, slug, fraction, read: old?.read === true || fraction >= readFrom }))
}

/** Records that the article was opened now; the saved place stays. */
export async function noteOpened(slug: string): Promise<void> {
  await write(slug, (old) => old ?? { slug, fraction: 0, read: false })
}

/** Marks the article as read or unread; an unread one starts from the top. */
export async function markRead(slug: string, read = true): Promise<void> {
  await write(slug, (old) => (read ? { fraction: 1, ...old, slug, read } : { slug, fraction: 0, read }))
}

/** The saved place; `undefined` when the article was never opened or storage is unavailable. */
export async function placeIn(slug: string): Promise<ReadingProgress | undefined> {
  return get<ReadingProgress>(slug, store).catch(() => undefined)
}

/** Every opened article, most recent first. */
export async function allProgress(): Promise<ReadingProgress[]> {
  const all = await allOf<ReadingProgress>(store).catch(() => [])
  return all.sort((a, b) => b.at - a.at)
}

/** An article with a place to go on at. */
type Unfinished = ReadingProgress & Required<Pick<ReadingProgress, 'headingId'>>

/** Whether an article was begun and not finished. */
export function isUnfinished(progress: ReadingProgress): progress is Unfinished {
  return !progress.read && progress.headingId !== undefined
}

/** The article to go on in: of those with a title to offer, the one that was left unfinished last. */
export function lastUnfinished(
  all: readonly ReadingProgress[],
): (Unfinished & Required<Pick<ReadingProgress, 'title'>>) | undefined {
  return all.filter(isUnfinished).find(hasTitle)
}

function hasTitle<P extends ReadingProgress>(progress: P): progress is P & { title: string } {
  return Boolean(progress.title)
}

/** Deletes the record of one article, or of all. */
export async function clearProgress(slug?: string): Promise<void> {
  await (slug === undefined ? clear(store) : del(slug, store)).catch(() => {})
  noteOfflineChange()
}

/** Without storage the place is not saved, which does not disturb reading. */
async function write(
  slug: string,
  next: (old: ReadingProgress | undefined) => Omit<ReadingProgress, 'at'>,
): Promise<void> {
  await change<ReadingProgress>(store, slug, (old) => ({ ...next(old), at: Date.now() })).catch(() => {})
}
