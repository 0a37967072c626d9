import { type ReadingProgress, readingPlaces } from '#device/kept.ts'
import { noteOfflineChange } from './changes.ts'
import { readFrom } from './readFrom.ts'

/** Saves the place. Reaching the end marks the article as read; scrolling back does not undo that. */
export function savePlace(slug: string, place: Omit<ReadingProgress, 'slug' | 'read' | 'at'>): void {
  const fraction = Math.min(Math.max(place.fraction, 0), 1)
  write(slug, (old) => ({ ...place, slug, fraction, read: old?.read === true || fraction >= readFrom }))
}

/** Records that the article was opened now; the saved place stays. */
export function noteOpened(slug: string): void {
  write(slug, (old) => old ?? { slug, fraction: 0, read: false })
}

/** Marks the article as read or unread; an unread one starts from the top. */
export function markRead(slug: string, read = true): void {
  write(slug, (old) => (read ? { fraction: 1, ...old, slug, read } : { slug, fraction: 0, read }))
}

/** The saved place; `undefined` when the article was never opened. */
export function placeIn(slug: string): ReadingProgress | undefined {
  return readingPlaces.get(slug)
}

/** Every opened article, most recent first. */
export function allProgress(): ReadingProgress[] {
  const all = readingPlaces.ids().flatMap((slug) => readingPlaces.get(slug) ?? [])
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
export function clearProgress(slug?: string): void {
  for (const one of slug === undefined ? readingPlaces.ids() : [slug]) readingPlaces.set(one, undefined)
  noteOfflineChange()
}

function write(slug: string, next: (old: ReadingProgress | undefined) => Omit<ReadingProgress, 'at'>): void {
  readingPlaces.set(slug, { ...next(readingPlaces.get(slug)), at: Date.now() })
}
