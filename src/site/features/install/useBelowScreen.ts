import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * True once the element was seen below the viewport: inserting content there shifts nothing that is being read (CLS).
 */
export function useBelowScreen(): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [may, setMay] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!node || may) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top > window.innerHeight) setMay(true)
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [may])
  return [place, may]
}
