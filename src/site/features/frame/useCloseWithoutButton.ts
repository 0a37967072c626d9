import { type RefObject, useEffect } from 'react'

/** Closes what a button of the bar opened as soon as the window's new width, as of a turned phone, has no such button. */
export function useCloseWithoutButton(active: boolean, bar: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!active) return
    const look = () => {
      const opener = bar.current?.querySelector('[aria-expanded=true]')
      if (opener?.getClientRects().length === 0) close()
    }
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [active, bar, close])
}
