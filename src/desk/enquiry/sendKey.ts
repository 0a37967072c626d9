import type { KeyboardEvent } from 'react'
import { isComposing } from '#ui/browser/isComposing.ts'

/** Whether it is Ctrl and Enter, or Command and Enter, which send what a field holds. */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)
}
