import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'
import { decoded } from '#ui/browser/decoded.ts'
import { opensElsewhere } from '#ui/browser/opensElsewhere.ts'
import { scrollToSection } from '#ui/browser/scrollToSection.ts'

/**
 * For in-page links (`<a href="#id">`): scrolls smoothly and pushes the hash, so it can be copied and Back returns. Left to the
 * browser, the entry of its history would have no key, under which the router keeps where the page was.
 * Without JavaScript the browser jumps.
 */
export function useSectionClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      if (opensElsewhere(event)) return
      const id = decoded(event.currentTarget.hash.slice(1))
      if (!document.getElementById(id)) return
      event.preventDefault()
      const here = { search: true, state: true, resetScroll: false, hashScrollIntoView: false } as const
      // First: with it the router notes where the page was, and Back returns there.
      void navigate({ to: '.', hash: id, ...here })
      scrollToSection(id)
    },
    [navigate],
  )
}
