const timeout = 1500

/**
 * Moves the focus to an element that is about to appear, and scrolls only as far as needed. Gives up after 1.5 s, or when
 * the visitor has moved the focus elsewhere.
 */
export function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const end = Date.now() + timeout
  const left = document.activeElement
  const tryFocus = () => {
    const now = document.activeElement
    if (now !== left && now !== document.body && now !== null) return
    const element = find()
    if (element) element.focus()
    else if (Date.now() < end) requestAnimationFrame(tryFocus)
  }
  requestAnimationFrame(tryFocus)
}
