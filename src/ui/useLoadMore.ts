import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrating } from './useHydrating.ts'

interface LoadMore {
  /** Items that show now. */
  shown: number
  /** Shows the next ones. */
  more: () => void
  /** The element whose children are the items. */
  list: RefObject<HTMLUListElement | null>
}

/** How many were added to each list: whoever comes back finds it as long as it was left. */
const kept = new Map<string, number>()

/**
 * Shows `first` items of the list with this name, then `step` more each time; the first new one takes the focus, for the
 * button may be gone.
 */
export function useLoadMore(name: string, first: number, step: number): LoadMore {
  const hydrating = useHydrating()
  const [added, setAdded] = useState(() => (hydrating ? 0 : (kept.get(name) ?? 0)))
  const list = useRef<HTMLUListElement>(null)
  const shown = first + added
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown) return
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true })
    firstNew.current = undefined
  }, [shown])
  const more = () => {
    firstNew.current = shown
    setAdded(added + step)
    kept.set(name, added + step)
  }
  return { shown, more, list }
}
