import { hasOpenEditor } from '#ui/controls/openEditors.ts'

const typed = [
  'textarea',
  'input:not([type])',
  ...['text', 'email', 'tel', 'search', 'url', 'number'].map((type) => `input[type=${type}]`),
].join(',')

/** Whether any form holds unsent text; such a tab is never reloaded automatically (OF-23). */
export function hasUnsentText(page: ParentNode = document, safe?: string): boolean {
  if (hasOpenEditor() || page.querySelector('dialog[open] form')) return true
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)) {
    if (safe !== undefined && field.closest(safe)) continue
    if (field.value.trim() !== '' && field.value !== field.defaultValue) return true
  }
  return false
}
