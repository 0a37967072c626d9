import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { scrollToSection } from '#ui/scrollToSection.ts'

/** Milliseconds before a hash is followed (specification, section 9). */
export const hashDelay = 100

/** Scrolls to the element that the address names when the page is opened. */
export function useHashScroll(): void {
  const hash = useLocation({ select: (location) => location.hash })
  const arrival = useRef(hash)
  useEffect(() => {
    const id = arrival.current
    if (!id) return
    // On the first page of a visit the browser has jumped by itself, and the reader may have gone on since.
    const firstPage = !('hydrated' in document.documentElement.dataset)
    if (firstPage && window.scrollY > 0) return
    const timer = setTimeout(() => scrollToSection(decodeURIComponent(id)), hashDelay)
    return () => clearTimeout(timer)
  }, [])
}
