import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something may be to count as near. */
const reach = '1200px'
/** Milliseconds that a page gets to come to rest. */
const rest = 2000

/**
 * Whether the reader came near the element, or the page has nothing else to do; false until hydration. A visitor who
 * asked the browser to save data gets it only when near.
 */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const node = element.current
    if (near || !node) return
    const come = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) come()
      },
      { rootMargin: reach },
    )
    observer.observe(node)
    const endRest = savesData() ? undefined : atRest(come)
    return () => {
      observer.disconnect()
      endRest?.()
    }
  }, [element, near])
  return near
}

function atRest(then: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: rest })
    else then()
  }, rest)
  return () => clearTimeout(timer)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
