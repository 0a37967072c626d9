import { type RefObject, useLayoutEffect } from 'react'

/** Publishes the player's height as `--player-height`, above which the floating buttons, notices and focused fields stay. */
export function usePlayerHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = bar.current
    if (!node) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--player-height', `${node.offsetHeight}px`))
    observer.observe(node)
    return () => {
      observer.disconnect()
      root.removeProperty('--player-height')
    }
  }, [bar])
}
