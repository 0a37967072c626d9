const patience = 1500

/**
 * Moves the focus to an element that is about to appear, and scrolls only as far as needed. Gives up after a second
 * and a half, or when the visitor has gone on to something else.
 */
export function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const end = Date.now() + patience
  const left = document.activeElement
  const look = () => {
    const now = document.activeElement
    if (now !== left && now !== document.body && now !== null) return
    const element = find()
    if (element) element.focus()
    else if (Date.now() < end) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
