import { addRules, canHighlight, highlight } from '#ui/browser/highlights.ts'
import type { Passage, Sentence } from './readPassages.ts'

/** Name of the highlight, and of the attribute where the browser has none. */
const spoken = 'spoken'
const colour = 'color-mix(in srgb, var(--chakra-colors-gold-500) 35%, transparent)'
const rules = `
::highlight(${spoken}) { background-color: ${colour} }
[data-${spoken}] { outline: 3px solid var(--chakra-colors-gold-500); outline-offset: 6px; border-radius: 4px }
@media (forced-colors: active) { ::highlight(${spoken}) { background-color: Highlight; color: HighlightText } }
@media print { ::highlight(${spoken}) { background-color: transparent } [data-${spoken}] { outline: 0 } }`

/**
 * Marks the sentence that is read with the CSS Custom Highlight API, which leaves React's elements alone; a browser
 * without it outlines the passage. Returns what takes the mark away.
 */
export function markSpoken({ element }: Passage, { range }: Sentence): () => void {
  addRules(rules)
  if (canHighlight()) {
    highlight(spoken, [range])
    return () => highlight(spoken, [])
  }
  element.dataset.spoken = ''
  return () => delete element.dataset.spoken
}
