import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what was typed or chosen in a prerendered field before hydration, which would empty it again. Returns the
 * field's ref.
 */
export function useEarlyValue<T extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onValue: (value: string) => void,
): RefObject<T | null> {
  const field = useRef<T>(null)
  // Once: from then on the field says itself what changes.
  const first = useRef(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) onValue(typed)
  })
  useLayoutEffect(() => first.current(), [])
  return field
}
