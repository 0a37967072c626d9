import { useCallback, useEffect, useState } from 'react'
import { deleteMark, type Mark, marksOn, saveMark } from '#offline/marks.ts'
import type { Source } from './passages.ts'

export interface Marks {
  marks: readonly Mark[]
  /** False where this browser keeps nothing: then the marks last as long as the page. */
  isKept: boolean
  save: (mark: Mark) => void
  remove: (id: string) => void
}

/** The marks of one page, read again when the visitor comes back from another tab. */
export function useMarks({ path, title }: Source): Marks {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [isKept, setKept] = useState(true)
  const show = useCallback((now: Promise<readonly Mark[]>) => {
    now.then(setMarks, () => setKept(false))
  }, [])
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && isKept) show(marksOn(path))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [path, isKept, show])
  const save = (mark: Mark) => {
    setMarks((old) => [...old.filter(({ id }) => id !== mark.id), mark].sort((a, b) => a.place - b.place))
    show(saveMark({ path, title }, mark))
  }
  const remove = (id: string) => {
    setMarks((old) => old.filter((mark) => mark.id !== id))
    show(deleteMark(path, id))
  }
  return { marks, isKept, save, remove }
}
