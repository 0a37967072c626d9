/** Whether this is the key of search: `/` without a modifier, outside text fields. */
export function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
}

/** Repeats the key for those who listen to it. */
export function pressSlash(): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
}
