import { useCallback } from 'react'

/**
 * Publishes the element's height: `--banner-offset` moves notices and toasts below it, and `--banner-height` adds space above the page
 * once the reader is at the top. Further down that would shift the text, or count as scrolling down, which hides the
 * bar.
 */
export function useBannerOffset(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    const root = document.documentElement.style
    const setHeight = () => {
      if (scrollY <= 0) root.setProperty('--banner-height', `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(() => {
      root.setProperty('--banner-offset', `${element.offsetHeight}px`)
      setHeight()
    })
    observer.observe(element)
    addEventListener('scroll', setHeight, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', setHeight)
      root.removeProperty('--banner-offset')
      root.removeProperty('--banner-height')
    }
  }, [])
}
