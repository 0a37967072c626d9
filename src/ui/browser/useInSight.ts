import { type RefObject, useEffect, useState } from 'react'

/** True once the element has come within `margin` of the viewport; false until hydration. */
export function useInSight(element: RefObject<Element | null>, margin = '200px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, seen, margin])
  return seen
}
