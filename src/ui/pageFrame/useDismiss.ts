import { type RefObject, useEffect } from 'react'

/** While active, Escape and a press outside of the element dismiss it; Escape gives the focus back to `opener`. */
export function useDismiss(
  active: boolean,
  element: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || element.current?.contains(event.target)) return
      dismiss()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      dismiss()
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [active, element, opener, dismiss])
}
