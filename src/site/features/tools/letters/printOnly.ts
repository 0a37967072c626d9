/** Prints one letter of the page: the page's styles hide the others while the marks are there. */
export function printOnly(letter: HTMLElement | null): void {
  const page = letter?.closest('[data-letters]')
  if (!letter || !page) return
  page.setAttribute('data-only', '')
  letter.setAttribute('data-printed', '')
  // Not right after print(): where the dialog does not block, the sheet is laid out later.
  addEventListener(
    'afterprint',
    () => {
      page.removeAttribute('data-only')
      letter.removeAttribute('data-printed')
    },
    { once: true },
  )
  print()
}
