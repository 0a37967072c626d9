import { type Mark, type MarkedPage, markedPages } from '#device/kept.ts'
import { noteOfflineChange } from './changes.ts'

/** Whether anything is marked on this device. */
export function hasMarks(): boolean {
  return markedPages.ids().length > 0
}

/** Whether anything is marked on the page with this address. */
export function isMarked(path: string): boolean {
  return markedPages.get(path) !== undefined
}

/** The marks of a page in the order of its text. */
export function marksOn(path: string): readonly Mark[] {
  return markedPages.get(path)?.marks ?? []
}

/** Whether the marks of a page are on the device, and not only in this page. */
export function areKept(path: string): boolean {
  return markedPages.isKept(path)
}

/** Every page with marks, by its title. */
export function allMarks(): MarkedPage[] {
  return markedPages
    .ids()
    .flatMap((path) => markedPages.get(path) ?? [])
    .sort((a, b) => a.title.localeCompare(b.title))
}

/**
 * Adds a mark or replaces it by its id, and returns all of the page. Applied to what is stored, so that a mark made in
 * another tab stays, and so does a later change of the same mark; a note that is saved after its mark was deleted elsewhere
 * brings the mark back.
 */
export function saveMark({ path, title }: Pick<MarkedPage, 'path' | 'title'>, mark: Mark): readonly Mark[] {
  const marks = withMark(marksOn(path), mark)
  markedPages.set(path, { path, title, marks })
  return marks
}

/** The marks with this one in its place, unless they hold a later change of it. */
export function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const same = marks.find(({ id }) => id === mark.id)
  if (same && same.changedAt > mark.changedAt) return marks
  return [...marks.filter((one) => one !== same), mark].sort((a, b) => a.place - b.place)
}

/** The mark with another note. */
export function withNote(mark: Mark, note: string): Mark {
  return { ...changedNow(mark), note }
}

/** The mark as of now. Later than what it was before, also where the device's clock was put back meanwhile. */
export function changedNow(mark: Mark): Mark {
  return { ...mark, changedAt: Math.max(Date.now(), mark.changedAt + 1) }
}

/** Notes what became of the words of marks, of those that are still there. */
export function noteChanges(path: string, changes: ReadonlyMap<string, Mark['changed']>): void {
  const page = markedPages.get(path)
  const isOf = ({ id }: Mark) => changes.has(id)
  if (!page?.marks.some(isOf)) return
  const marks = page.marks.map((mark) => (isOf(mark) ? withChange(mark, changes.get(mark.id)) : mark))
  markedPages.set(path, { ...page, marks })
}

/** The mark with what has become of its words, and nothing of what was noted before. */
export function withChange({ changed: _, ...mark }: Mark, changed: Mark['changed']): Mark {
  return changed ? { ...mark, changed } : mark
}

/** Deletes a mark, and returns those that are left on the page. */
export function deleteMark(path: string, id: string): readonly Mark[] {
  const page = markedPages.get(path)
  const marks = page?.marks.filter((mark) => mark.id !== id) ?? []
  markedPages.set(path, page && marks.length > 0 ? { ...page, marks } : undefined)
  return marks
}

/** Deletes all marks and notes. */
export function clearMarks(): void {
  for (const path of markedPages.ids()) markedPages.set(path, undefined)
  noteOfflineChange()
}

/** Calls back when marks were changed, in any tab, until the returned function is called. */
export function watchMarks(changed: (path: string) => void): () => void {
  return markedPages.watch(changed)
}
