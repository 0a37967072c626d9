import { useCallback } from 'react'

/**
 * Tells notices and toasts, which stand under the top bar, how much of that place the element takes: `--strip`. And the
 * page how much room to leave above it: `--room`, from when its reader is at the top on. Further down it would move what
 * is being read, or count as a way down, on which the bar leaves.
 */
export function useRoom(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    const root = document.documentElement.style
    const leaveRoom = () => {
      if (scrollY <= 0) root.setProperty('--room', `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(() => {
      root.setProperty('--strip', `${element.offsetHeight}px`)
      leaveRoom()
    })
    observer.observe(element)
    addEventListener('scroll', leaveRoom, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', leaveRoom)
      root.removeProperty('--strip')
      root.removeProperty('--room')
    }
  }, [])
}
