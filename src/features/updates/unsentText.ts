const typed = [
  'textarea',
  'input:not([type])',
  ...['text', 'email', 'tel', 'search', 'url', 'number'].map((type) => `input[type=${type}]`),
].join(',')

/** A box that was opened to write in it: its place is work too, even while it is empty. */
const openBoxes = 'form[data-form=reply], form[data-form=edit], dialog[open] form'

/**
 * Whether the page holds something that was typed and not sent, in any form: such a tab is never reloaded by itself.
 */
export function hasUnsentText(page: ParentNode = document): boolean {
  if (page.querySelector(openBoxes)) return true
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)) {
    if (field.value.trim() !== '' && field.value !== field.defaultValue) return true
  }
  return false
}
