import { useEffect, useRef } from 'react'
import type { LiveChange } from '#contract/staff/operation.ts'
import { type LiveEvent, onLive } from './live.ts'

/** Many changes at once, as after a bulk action, are answered with one load. */
const gathered = 150

/** Calls back once for the changes of a moment, those of `kinds` only, and after each connection of the stream. */
export function useLive(kinds: ReadonlyArray<LiveChange['kind']>, onChange: (ids: string[]) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  const wanted = kinds.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ids: string[] = []
    const note = (event: LiveEvent) => {
      if (event !== 'ready' && !wanted.split(',').includes(event.kind)) return
      ids.push(event === 'ready' ? '' : event.id)
      timer ??= setTimeout(() => {
        const changed = ids
        ids = []
        timer = undefined
        latest.current(changed)
      }, gathered)
    }
    const stop = onLive(note)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [wanted])
}
