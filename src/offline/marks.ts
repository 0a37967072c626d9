import { get } from 'idb-keyval'
import { allOf, change } from '#device/records.ts'
import { isDeleted, nextTime } from './deletedMarks.ts'
import { markStore } from './markStore.ts'

/** A marked passage with its note. Kept on this device only, until the visitor deletes it. */
export interface Mark {
  id: string
  /** The words of the passage and those beside it, by which it is found in an edited text. */
  exact: string
  prefix: string
  suffix: string
  /** Start of the passage, as a fraction of the text. */
  place: number
  /** How often the text held these words. */
  times: number
  /** Empty where the passage is only marked. */
  note: string
  /** Epoch milliseconds. */
  madeAt: number
  /** When mark or note were last changed, in epoch milliseconds. */
  changedAt: number
  /**
   * Numbers of its first and last block and how many blocks the text had, by which it is found where a translator has
   * changed all words. Missing in marks of an earlier version of the site.
   */
  blocks?: readonly [first: number, last: number, of: number]
  /** The words are those of a translator of the browser, not the page's own. */
  isTranslated?: true
  /**
   * State of the words when the page was last opened: some were edited, the passage is no longer there, or only its
   * paragraph is known because the words are a translator's.
   */
  changed?: 'edited' | 'gone' | 'translated'
}

/** All marks of one page, with what a list shows of the page. */
export interface MarkedPage {
  path: string
  title: string
  marks: readonly Mark[]
}

/** The marks of a page in the order of its text. */
export async function marksOn(path: string): Promise<readonly Mark[]> {
  return (await get<MarkedPage>(path, markStore))?.marks ?? []
}

/** Every page with marks, by its title. */
export async function allMarks(): Promise<MarkedPage[]> {
  return (await allOf<MarkedPage>(markStore)).sort((a, b) => a.title.localeCompare(b.title))
}

/**
 * Adds a mark or replaces it by its id, and resolves with all of the page. Applied to what is stored, so that a mark made
 * in another tab stays, and so does a later change of the same mark; a note that is saved after its mark was deleted
 * elsewhere brings the mark back, unless it was written before all marks were deleted. `known` are the notes that the
 * dialog saved last and opened with: what another window wrote instead of them stays beside the new note.
 */
export async function saveMark(
  { path, title }: Pick<MarkedPage, 'path' | 'title'>,
  mark: Mark,
  known?: readonly string[],
) {
  const saved = await change<MarkedPage>(markStore, path, (old) => {
    if (isDeleted(mark)) return old
    const marks = old?.marks ?? []
    const same = known && marks.find(({ id }) => id === mark.id)
    return { path, title, marks: withMark(marks, same ? withNoteOf(same, mark, known) : mark) }
  })
  return saved?.marks ?? []
}

/** The mark with its note in the place of a known one in the stored note; where there is none, both with a blank line between. */
function withNoteOf(stored: Mark, mark: Mark, known: readonly string[]): Mark {
  const between = '\n\n'
  const text = between + stored.note + between
  const part = (note: string) => note && between + note + between
  const own = [...known, mark.note].map(part).find((one) => one && text.includes(one))
  const note = own ? text.replace(own, () => part(mark.note) || between) : text + mark.note
  // Later than both: when the tab writes its own note again, that must not replace the two.
  return { ...mark, note: note.trim(), changedAt: Math.max(mark.changedAt, stored.changedAt) + 1 }
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
  return { ...mark, changedAt: Math.max(nextTime(), mark.changedAt + 1) }
}

/** Notes what became of the words of marks, of those that are still there. */
export async function noteChanges(path: string, changes: ReadonlyMap<string, Mark['changed']>): Promise<void> {
  await change<MarkedPage>(
    markStore,
    path,
    (old) =>
      old && {
        ...old,
        marks: old.marks.map((mark) => (changes.has(mark.id) ? withChange(mark, changes.get(mark.id)) : mark)),
      },
  )
}

/** The mark with what has become of its words, and nothing of what was noted before. */
export function withChange({ changed: _, ...mark }: Mark, changed: Mark['changed']): Mark {
  return changed ? { ...mark, changed } : mark
}

/** Deletes a mark, and resolves with those that are left on the page. */
export async function deleteMark(path: string, id: string): Promise<readonly Mark[]> {
  const left = await change<MarkedPage>(markStore, path, (old) => {
    const marks = old?.marks.filter((mark) => mark.id !== id) ?? []
    return old && marks.length > 0 ? { ...old, marks } : undefined
  })
  return left?.marks ?? []
}
