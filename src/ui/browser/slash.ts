import { hydratedMark } from '#content/pageMarks.ts'
import { isComposing } from './isComposing.ts'

/** Whether this is the key of search: `/` without a modifier, outside text fields. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing(event)) return false
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
}

/** Until the page is hydrated and hears the key itself, it presses the link of search. */
export function pressWithSlash(press: (link: HTMLElement) => void): void {
  const onKey = (event: KeyboardEvent) => {
    const link = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
    if (!link || document.documentElement.hasAttribute(hydratedMark) || !isSlash(event)) return
    // Firefox would open its own search.
    event.preventDefault()
    press(link)
  }
  addEventListener('keydown', onKey, { capture: true })
}
