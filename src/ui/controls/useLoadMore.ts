import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Items added to each list by its name, as long as the page is open: so Back finds a list as long as it was left. */
export const listLengths = new Map<string, number>()

interface LoadMore {
  /** Items that show now. */
  shown: number
  /** Shows the next ones. */
  more: () => void
  /** The element whose children are the items. */
  list: RefObject<HTMLUListElement | null>
}

/**
 * Shows `first` items of the named list, then `step` more each time. Focus moves to the first new item, since the
 * button may disappear.
 */
export function useLoadMore(name: string, first: number, step: number): LoadMore {
  const hydrated = useHydrated()
  const [added, setAdded] = useState(() => (hydrated ? (listLengths.get(name) ?? 0) : 0))
  const list = useRef<HTMLUListElement>(null)
  const shown = first + added
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown) return
    list.current?.children[firstNew.current]
      ?.querySelector<HTMLElement>('a, summary, [tabindex]')
      ?.focus({ preventScroll: true })
    firstNew.current = undefined
  }, [shown])
  const more = () => {
    firstNew.current = shown
    setAdded(added + step)
    listLengths.set(name, added + step)
  }
  return { shown, more, list }
}
