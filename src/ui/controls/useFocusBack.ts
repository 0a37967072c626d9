import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns focus to a button that was disabled while focused, or to the first button in its place, once it is enabled
 * again. Otherwise the keyboard would restart at the top of the page. Focus that has moved elsewhere stays there.
 */
export function useFocusBack<T extends HTMLElement>(off: boolean): RefObject<T | null> {
  const place = useRef<T>(null)
  const had = useRef(false)
  useEffect(() => {
    const { current } = place
    const onIn = () => {
      had.current = true
    }
    // A disabled element loses focus without a new target.
    const onOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) had.current = false
    }
    current?.addEventListener('focusin', onIn)
    current?.addEventListener('focusout', onOut)
    return () => {
      current?.removeEventListener('focusin', onIn)
      current?.removeEventListener('focusout', onOut)
    }
  }, [])
  useEffect(() => {
    const { current } = place
    if (off || !current || !had.current || document.activeElement !== document.body) return
    const button = current.matches('button') ? current : current.querySelector<HTMLElement>('button:not([disabled])')
    button?.focus({ preventScroll: true })
  }, [off])
  return place
}
