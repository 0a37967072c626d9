import { useCallback } from 'react'

/** Tells pages, notices and toasts, which begin under the top bar, how much of that place the element takes: `--strip`. */
export function useRoom(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--strip', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--strip')
    }
  }, [])
}
