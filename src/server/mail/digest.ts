import type { EmailKind } from '#contract/staff/operation.ts'
import type { Block } from './emailBody.ts'
import type { EmailContent } from './emailContent.ts'
import { emailTexts } from './emailTexts.ts'

/** Characters of one text in a digest: many texts of a megabyte would exceed what mail servers accept. */
const maxText = 1000

/**
 * Several emails of one kind as one. It has no Reply-To, because each enquiry has another one; their addresses are in
 * the text.
 */
export function digestContent(kind: EmailKind, contents: readonly EmailContent[]): EmailContent {
  const texts = emailTexts.digest
  const count = contents.length
  const lead = kind === 'comment' ? texts.leadOfComments(count) : texts.lead(count)
  const parts = contents.flatMap(({ blocks }, index): Block[] => [
    { kind: 'text', text: `${index + 1}/${count}` },
    // Without the lead that each begins with.
    ...blocks.slice(1).map(shortened),
  ])
  const to = contents[0]?.to ?? []
  return { to, subject: texts.subject[kind](count), blocks: [{ kind: 'text', text: lead }, ...parts] }
}

function shortened(block: Block): Block {
  if (block.kind === 'quote') return { ...block, text: shorten(block.text) }
  if (block.kind === 'fields') return { ...block, rows: block.rows.map(([label, value]) => [label, shorten(value)]) }
  return block
}

function shorten(text: string): string {
  // Two units may be one character; one more shows whether there is a rest.
  const characters = Array.from(text.slice(0, 2 * maxText + 2))
  return characters.length > maxText ? characters.slice(0, maxText).join('') + emailTexts.digest.shortened : text
}
