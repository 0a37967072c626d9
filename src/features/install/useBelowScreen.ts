import { type RefObject, useEffect, useRef, useState } from 'react'

/** True once the place was seen to lie below the screen: what appears there then moves nothing that is being read. */
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
