import { useEffect, useEffectEvent, useState } from 'react'
import { isDeleted } from '#offline/deletedMarks.ts'
import { deleteMark, type Mark, marksOn, saveMark, withMark } from '#offline/marks.ts'
import { mirrorMarks, type UnsavedMark, unsavedMarks, withoutKnown } from '#offline/unsavedMarks.ts'
import type { Source } from './passages.ts'

export interface Marks {
  marks: readonly Mark[]
  /** False while this browser keeps some of them, or all, no longer than the page lasts. */
  isKept: boolean
  /** Resolves with whether the mark is on the device. For `known` see `saveMark`. */
  save: (mark: Mark, known?: readonly string[]) => Promise<boolean>
  /** Resolves with whether the mark is gone; where it is not, it is shown again. */
  remove: (id: string) => Promise<boolean>
}

/** The marks of one page, read again when the visitor comes back from another tab or window. */
export function useMarks({ path, title }: Source): Marks {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [isKept, setKept] = useState(true)
  /** Marks made here, now or before a reload, that are not on the device yet. */
  const [unsaved] = useState(() => new Map(unsavedMarks(path).map((mark) => [mark.id, mark])))
  const mirror = () => mirrorMarks(path, [...unsaved.values()])
  /** A page from the back-forward cache, or a mirror, may hold an older note than another tab has stored since. */
  const withUnsaved = (stored: readonly Mark[]) => [...unsaved.values()].map(withoutKnown).reduce(withMark, stored)
  const show = (stored: readonly Mark[]) => setMarks(withUnsaved(stored))
  const write = async (mark: UnsavedMark) => {
    try {
      const stored = await saveMark({ path, title }, withoutKnown(mark), mark.known)
      if (unsaved.get(mark.id) === mark) unsaved.delete(mark.id)
      mirror()
      show(stored)
      if (unsaved.size === 0) setKept(true)
      return true
    } catch {
      setKept(false)
      return false
    }
  }
  const read = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const deleted = [...unsaved.values()].filter(isDeleted)
    for (const { id } of deleted) unsaved.delete(id)
    // Only then: the mirror may hold what another page of this tab could not write.
    if (deleted.length > 0) mirror()
    try {
      show(await marksOn(path))
      if (unsaved.size === 0) setKept(true)
    } catch {
      setKept(false)
    }
    // The browser may have been short of space for a moment.
    for (const mark of unsaved.values()) void write(mark)
  })
  useEffect(() => {
    const onVisible = () => void read()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    // Windows side by side are visible all the time.
    addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('focus', onVisible)
    }
  }, [])
  const save = (mark: Mark, known?: readonly string[]) => {
    for (const other of unsaved.values()) if (other.id !== mark.id) void write(other)
    // The mark that the one before was to replace may still be stored.
    const written = { ...mark, known: known && [...known, ...(unsaved.get(mark.id)?.known ?? [])] }
    unsaved.set(mark.id, written)
    mirror()
    setMarks(withUnsaved)
    return write(written)
  }
  const remove = async (id: string) => {
    unsaved.delete(id)
    mirror()
    setMarks((old) => old.filter((mark) => mark.id !== id))
    try {
      show(await deleteMark(path, id))
      return true
    } catch {
      try {
        const stored = await marksOn(path)
        show(stored)
        return stored.every((mark) => mark.id !== id)
      } catch {
        // If nothing can be read, nothing is stored.
        return true
      }
    }
  }
  return { marks, isKept, save, remove }
}
