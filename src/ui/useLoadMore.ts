import { type RefObject, useEffect, useRef, useState } from 'react'

interface LoadMore {
  /** Items that show now. */
  shown: number
  /** Shows the next ones. */
  more: () => void
  /** The element whose children are the items. */
  list: RefObject<HTMLUListElement | null>
}

/** Shows `first` items, then `step` more each time; the first new one takes the focus, for the button may be gone. */
export function useLoadMore(first: number, step: number): LoadMore {
  const [added, setAdded] = useState(0)
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
  }
  return { shown, more, list }
}
