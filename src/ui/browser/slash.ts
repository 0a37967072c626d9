import { isComposing } from './isComposing.ts'

/** Whether this is the key of search: `/` without a modifier, outside text fields. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing(event)) return false
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
}

/** Repeats the key for those who listen to it. */
export function pressSlash(): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
}
