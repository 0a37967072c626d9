import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { decoded } from '#ui/browser/decoded.ts'
import { isHydrated } from '#ui/browser/hydrated.ts'
import { scrollToSection } from '#ui/browser/scrollToSection.ts'

/** Delay in milliseconds before a hash is followed (SV-09). */
export const hashDelay = 100

/** Scrolls to the URL hash's element when the page opens. */
export function useHashScroll(): void {
  const hash = useLocation({ select: (location) => location.hash })
  const arrival = useRef(hash)
  useEffect(() => {
    const id = arrival.current
    if (!id) return
    // On the first page of a visit the browser has already jumped, and the reader may have scrolled since.
    if (!isHydrated() && window.scrollY > 0) return
    const timer = setTimeout(() => scrollToSection(decoded(id)), hashDelay)
    return () => clearTimeout(timer)
  }, [])
}
