/** Prints the page without the address of the site below it (print.css), and calls back once the dialog is closed. */
export function printWithoutFooter(afterwards: () => void): void {
  document.body.setAttribute('data-without-footer', '')
  // Not right after print(): where the dialog does not block, the sheet is laid out later.
  addEventListener(
    'afterprint',
    () => {
      document.body.removeAttribute('data-without-footer')
      afterwards()
    },
    { once: true },
  )
  print()
}
