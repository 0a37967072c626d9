import { addRules, canHighlight, highlight } from '#ui/browser/highlights.ts'
import { gold } from '#ui/theme/palette.ts'

/** A passage that is only marked, one with a note, and the mark that was pressed or that a link led to. */
export type Paint = 'marked' | 'noted' | 'passage'

/** How much of the gold covers what is behind the text: contrast stays above 4.5 in every theme. */
export const cover = { marked: 0.28, noted: 0.28, passage: 0.36 } as const satisfies Record<Paint, number>

const colour = (paint: Paint) => `color-mix(in srgb, ${gold[500]} ${Math.round(cover[paint] * 100)}%, transparent)`
const underline = `underline dotted ${gold[600]} 2px`

/** Not colour alone: a passage with a note is underlined. Where the system sets the colours, its own are used. */
const rules = `
::highlight(marked) { background-color: ${colour('marked')} }
::highlight(noted) { background-color: ${colour('noted')}; text-decoration: ${underline} }
::highlight(passage) { background-color: ${colour('passage')} }
@media (forced-colors: active) {
  ::highlight(marked), ::highlight(noted), ::highlight(passage) { background-color: Mark; color: MarkText }
}
@media print {
  ::highlight(marked), ::highlight(noted), ::highlight(passage) { background-color: transparent; text-decoration: none }
}`

/** Colours these passages and no others. */
export function paint(passages: Record<Paint, readonly Range[]>): void {
  if (!canHighlight()) return
  addRules(rules)
  for (const [name, ranges] of Object.entries(passages)) highlight(name, ranges)
}
