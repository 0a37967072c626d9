import { type RefObject, useEffect } from 'react'
import { hasOpenModal } from '#ui/browser/hasOpenModal.ts'
import { isComposing } from '#ui/browser/isComposing.ts'

/**
 * While active, Escape, a press outside of the element and a focus that moves out of it dismiss it; Escape gives the
 * focus back to `opener`. A dialog that is opened over it, as the search by its key, leaves it open.
 */
export function useDismiss(
  active: boolean,
  element: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!active) return
    const onOutside = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Node) || element.current?.contains(event.target) || hasOpenModal()) return
      dismiss()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || hasOpenModal()) return
      dismiss()
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onKey)
    }
  }, [active, element, opener, dismiss])
}
