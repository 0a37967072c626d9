import { type RefObject, useEffect, useState } from 'react'

/** True from the moment when the element has come near the screen. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node || seen) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    )
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [element, seen])
  return seen
}
