/** Puts a text into the clipboard; false where the browser allows neither way. Call it on a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Pages without HTTPS have no clipboard, and embedded browsers refuse it.
    return copyFromField(text)
  }
}

/** The older way: copies what is selected in a field that nobody sees. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  // In an open dialog the rest of the page cannot be focused.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
