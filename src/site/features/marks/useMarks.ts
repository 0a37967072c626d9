import { useEffect, useState } from 'react'
import type { Mark } from '#device/kept.ts'
import { areKept, deleteMark, marksOn, saveMark, watchMarks } from '#device/offline/marks.ts'
import type { Source } from './passages.ts'

export interface Marks {
  marks: readonly Mark[]
  /** False while this browser keeps the marks of this page no longer than the page lasts. */
  isKept: boolean
  /** Returns whether the mark is on the device. */
  save: (mark: Mark) => boolean
  remove: (id: string) => void
}

/** The marks of one page, also as other tabs change them, or did while this page was in the back-forward cache. */
export function useMarks({ path, title }: Source): Marks {
  const [{ marks, isKept }, show] = useState<Pick<Marks, 'marks' | 'isKept'>>({ marks: [], isKept: true })
  useEffect(() => {
    const read = () => show({ marks: marksOn(path), isKept: areKept(path) })
    read()
    return watchMarks((changed) => changed === path && read())
  }, [path])
  const save = (mark: Mark) => {
    saveMark({ path, title }, mark)
    return areKept(path)
  }
  return { marks, isKept, save, remove: (id) => void deleteMark(path, id) }
}
