import type { KeyboardEvent } from 'react'
import { isComposing } from '#ui/browser/isComposing.ts'

/** Arrow keys move through field and results; typing on a result continues in the field. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-found]')]
  const at = results.findIndex((result) => result.matches(':focus'))
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1
    if (at < 0 && event.key === 'ArrowUp') return
    event.preventDefault()
    if (next < 0) field?.focus()
    else results[Math.min(next, results.length - 1)]?.focus()
  } else if (at >= 0 && /^[\p{L}\p{N}]$/u.test(event.key)) field?.focus()
}
