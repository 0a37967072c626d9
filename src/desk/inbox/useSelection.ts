import { useCallback, useRef, useState } from 'react'

/** Ids of the chosen rows. */
export interface Selection {
  ids: ReadonlySet<string>
  /** With `upTo`, the ids of the list in order, all from the last one that was chosen on: Shift and a press. */
  toggle: (id: string, isSelected: boolean, upTo?: readonly string[]) => void
  /** Chooses these and no others. */
  choose: (ids: readonly string[]) => void
  clear: () => void
}

/** Rows chosen for doing one thing to all of them. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const toggle = useCallback((id: string, isSelected: boolean, upTo: readonly string[] = []) => {
    const between = rangeOf(upTo, last.current, id)
    last.current = id
    setIds((before) => {
      const next = new Set(before)
      for (const one of between) {
        if (isSelected) next.add(one)
        else next.delete(one)
      }
      return next
    })
  }, [])
  const choose = useCallback((chosen: readonly string[]) => setIds(new Set(chosen)), [])
  const clear = useCallback(() => setIds(new Set()), [])
  return { ids, toggle, choose, clear }
}

/** The ids from one to another, both included; the last one alone where there is no first. */
function rangeOf(ids: readonly string[], first: string | undefined, last: string): readonly string[] {
  const from = first === undefined ? -1 : ids.indexOf(first)
  const to = ids.indexOf(last)
  if (from < 0 || to < 0) return [last]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}
