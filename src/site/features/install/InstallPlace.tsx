import { type RefObject, useEffect, useRef, useState } from 'react'
import { Container } from '#ui/layout/Container.tsx'
import { InstallCard } from './InstallCard.tsx'

/** Place of the offer below an article, so only those who read to the end see it. */
export function InstallPlace() {
  const [place, may] = useBelowScreen()
  return (
    <Container ref={place} data-screen="" maxW="46rem" css={{ '&:not(:empty)': { pt: { base: '10', sm: '16' } } }}>
      {may && <InstallCard />}
    </Container>
  )
}

/**
 * True once the element was seen below the viewport: inserting content there shifts nothing that is being read (CLS).
 */
function useBelowScreen(): [RefObject<HTMLDivElement | null>, boolean] {
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
