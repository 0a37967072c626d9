import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'
import { scrollToSection } from './scrollToSection.ts'

/**
 * For links to a section of the same page, `<a href="#id">`: scrolls smoothly and puts the hash into the address, so
 * that it can be copied and Back leads to where the reader was. Without JavaScript the browser jumps there by itself.
 */
export function useSectionClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const id = decodeURIComponent(event.currentTarget.hash.slice(1))
      if (!scrollToSection(id)) return
      event.preventDefault()
      const here = { search: true, state: true, resetScroll: false, hashScrollIntoView: false } as const
      void navigate({ to: '.', hash: id, ...here })
    },
    [navigate],
  )
}
