// The body of a service's file, parted at its fixed headings.
import { type ReadBlock, readBlocks } from './articleBlocks.ts'
import type { Block } from './blocks.ts'
import type { FileFault, FrontMatter } from './frontMatter.ts'
import { ContentError } from './schema.ts'
import { type ServicePart, serviceHeadings, serviceParts } from './serviceParts.ts'

/** A paragraph, a list or the heading of a question, as it is typed but for the marks of bullets. */
export interface PartText {
  line: number
  kind: 'paragraph' | 'bullets' | 'checklist' | 'question'
  text: string
}

/** A part of the body, with its texts and the line of its heading. */
export interface ServiceSection {
  part: ServicePart
  line: number
  texts: PartText[]
}

const heading = (part: ServicePart) => `"## ${serviceHeadings[part]}"`

/** The parts of the body, each once. Adds every fault in headings and blocks to `faults`, with its line in the file. */
export function readSections(file: string, front: FrontMatter, faults: FileFault[]): ServiceSection[] {
  const toFile = front.bodyLine - 1
  const blocks = readBlocks(file, front.body, () => true).map(({ line, block }) => ({ line: line + toFile, block }))
  const sections = sectionsOf(blocks, faults)
  const last = front.body.trimEnd().split('\n').length + toFile
  faults.push(...disorderOf(sections), ...missingIn(sections, last))
  return sections
}

function sectionsOf(blocks: readonly ReadBlock[], faults: FileFault[]): ServiceSection[] {
  const sections: ServiceSection[] = []
  let open: ServiceSection | 'none yet' | 'faulty' = 'none yet'
  for (const { line, block } of blocks) {
    const refuse = (field: string, advice: string) => faults.push({ line, field, advice })
    if (block instanceof ContentError) refuse(block.field, block.advice)
    else if (block.type === 'heading' && block.level === 2) {
      const part = serviceParts.find((name) => serviceHeadings[name] === block.content)
      const isTwice = sections.some((section) => section.part === part)
      if (part && !isTwice) {
        open = { part, line, texts: [] }
        sections.push(open)
        continue
      }
      open = 'faulty'
      const known = serviceParts.map(heading).join(', ')
      refuse(`heading "${block.content}"`, isTwice ? 'stands twice; join the two parts' : `is none of ${known}`)
    } else if (open === 'none yet') {
      open = 'faulty'
      refuse('text', `has no heading above it; the first one is ${heading('opening')}`)
    } else if (open !== 'faulty') {
      const text = textOf(block)
      if ('text' in text) open.texts.push({ line, ...text })
      else refuse(text.what, 'is not shown on pages of services; write paragraphs and lists')
    }
  }
  return sections
}

function textOf(block: Block): Omit<PartText, 'line'> | { what: string } {
  switch (block.type) {
    case 'heading':
      return { kind: 'question', text: block.content }
    case 'paragraph':
      return { kind: block.content.startsWith('- ') ? 'bullets' : 'paragraph', text: block.content }
    case 'checklist':
      return { kind: 'checklist', text: block.items.map((item) => `- [ ] ${item}`).join('\n') }
    case 'numbered':
      return { what: `numbered list "${block.items[0]?.slice(0, 60)}"` }
    case 'table':
      return { what: `table "${block.head.join(' | ')}"` }
    case 'image':
      return { what: `picture "${block.src}"` }
    case 'code':
      return { what: `sample "${block.title}"` }
    case 'quote':
      return { what: `quotation "${block.content.split('\n')[0]?.slice(0, 60)}"` }
  }
}

function disorderOf(sections: readonly ServiceSection[]): FileFault[] {
  const placeOf = ({ part }: ServiceSection) => serviceParts.indexOf(part)
  return sections.flatMap((section, position) => {
    const later = sections.slice(0, position).find((before) => placeOf(before) > placeOf(section))
    if (!later) return []
    const advice = `stands too late; move the part before ${heading(later.part)}`
    return [{ line: section.line, field: `heading "${serviceHeadings[section.part]}"`, advice }]
  })
}

/** A missing part is to be added where the next one begins, or at the end. */
function missingIn(sections: readonly ServiceSection[], last: number): FileFault[] {
  return serviceParts.flatMap((part, place) => {
    if (part === 'changes' || sections.some((section) => section.part === part)) return []
    const next = serviceParts.slice(place).flatMap((name) => sections.find((section) => section.part === name) ?? [])[0]
    const advice = `is missing; add ${heading(part)}${next ? ` before ${heading(next.part)}` : ' at the end'}, and its text`
    return [{ line: next?.line ?? last, field: `heading "${serviceHeadings[part]}"`, advice }]
  })
}
