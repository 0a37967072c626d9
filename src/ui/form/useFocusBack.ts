import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to a button that was switched off under it, or to the first one in its place, once it is over.
 * Otherwise the keyboard would begin again at the top of the page. Whoever has gone elsewhere meanwhile stays there.
 */
export function useFocusBack<T extends HTMLElement>(off: boolean): RefObject<T | null> {
  const place = useRef<T>(null)
  const had = useRef(false)
  useEffect(() => {
    const { current } = place
    const onIn = () => {
      had.current = true
    }
    // What is switched off loses the focus to nothing else.
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
    const button = current.matches('button') ? current : current.querySelector<HTMLElement>('button:enabled')
    button?.focus({ preventScroll: true })
  }, [off])
  return place
}
