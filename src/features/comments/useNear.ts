import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something may be to count as near. */
const reach = '1200px'

/** Whether the reader came near the element; false until hydration. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const node = element.current
    if (near || !node) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: reach },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
