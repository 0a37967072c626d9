import type { FileFault, FrontMatter } from './frontMatter.ts'
import { parseInline } from './inline.ts'
import { officialTexts } from './law.ts'
import { type ServicePart, serviceHeadings } from './serviceParts.ts'
import { type PartText, readSections, type ServiceSection } from './serviceSections.ts'
import { sourceMark } from './sourceNotes.ts'

/** The texts of a service's body; of a faulty part they may be incomplete. */
export interface ServiceBody {
  opening: string
  introduction: string
  list: string[]
  questions: { question: string; answer: string }[]
  /** Paragraphs and lists. */
  mainText: string[]
  changes: string
}

/** Parts that pages show without links, emphasis and notes. */
const plainParts: readonly ServicePart[] = ['opening', 'introduction', 'list']

/** The texts of a service's body and all its faults, with their lines in the file. */
export function readBody(file: string, front: FrontMatter): { body: ServiceBody; faults: FileFault[] } {
  const faults: FileFault[] = []
  const sections = readSections(file, front, faults)
  for (const section of sections) faults.push(...section.texts.flatMap((text) => markFaults(section.part, text)))
  const read = <T>(part: ServicePart, reader: (section: ServiceSection, faults: FileFault[]) => T, none: T): T => {
    const section = sections.find((one) => one.part === part)
    return section ? reader(section, faults) : none
  }
  const body: ServiceBody = {
    opening: read('opening', paragraphOf, ''),
    introduction: read('introduction', paragraphOf, ''),
    list: read('list', bulletsOf, []),
    questions: read('questions', questionsOf, []),
    mainText: read('mainText', mainTextOf, []),
    changes: read('changes', paragraphOf, ''),
  }
  return { body, faults }
}

/** Pages show a paragraph that was typed in several lines as one. */
const inOneLine = (text: string) => text.replaceAll('\n', ' ')
const shortened = ({ text }: PartText) => `text "${text.split('\n')[0]?.slice(0, 60)}"`
const headingOf = ({ part }: ServiceSection) => `heading "${serviceHeadings[part]}"`

function paragraphOf(section: ServiceSection, faults: FileFault[]): string {
  const [first] = section.texts
  const odd = section.texts.find((text) => text !== first || text.kind !== 'paragraph')
  if (!first) faults.push({ line: section.line, field: headingOf(section), advice: 'has no text; write a paragraph' })
  else if (odd) {
    const advice = `does not belong there; "## ${serviceHeadings[section.part]}" has one paragraph`
    faults.push({ line: odd.line, field: shortened(odd), advice })
  }
  return inOneLine(first?.text ?? '')
}

function bulletsOf(section: ServiceSection, faults: FileFault[]): string[] {
  const [first] = section.texts
  const odd = section.texts.find((text) => text !== first || text.kind !== 'bullets')
  if (!first)
    faults.push({ line: section.line, field: headingOf(section), advice: 'has no list; write lines with "- "' })
  else if (odd) {
    const advice = `does not belong there; "## ${serviceHeadings.list}" has one list of lines with "- "`
    faults.push({ line: odd.line, field: shortened(odd), advice })
  }
  return first?.kind === 'bullets' ? first.text.split('\n').map((line) => line.slice('- '.length)) : []
}

function questionsOf(section: ServiceSection, faults: FileFault[]): ServiceBody['questions'] {
  const questions: ServiceBody['questions'] = []
  for (const [position, text] of section.texts.entries()) {
    const refuse = (field: string, advice: string) => faults.push({ line: text.line, field, advice })
    const before = section.texts[position - 1]
    if (text.kind === 'question') {
      if (questions.some(({ question }) => question === text.text)) {
        refuse(`question "${text.text}"`, 'stands twice; join the two answers')
      }
      questions.push({ question: text.text, answer: '' })
      if (section.texts[position + 1]?.kind !== 'paragraph') {
        refuse(`question "${text.text}"`, 'has no answer; write one paragraph below it')
      }
    } else if (before?.kind === 'question' && text.kind === 'paragraph') {
      const last = questions.at(-1)
      if (last) last.answer = inOneLine(text.text)
    } else if (before?.kind !== 'question') {
      refuse(shortened(text), 'belongs to no question; each has "### Question?" and below it one paragraph')
    }
  }
  if (section.texts.length === 0) {
    faults.push({ line: section.line, field: headingOf(section), advice: 'has no questions; write "### Question?"' })
  }
  return questions
}

function mainTextOf(section: ServiceSection, faults: FileFault[]): string[] {
  if (section.texts.length === 0) {
    faults.push({ line: section.line, field: headingOf(section), advice: 'has no text; write paragraphs and lists' })
  }
  return section.texts.map(({ text }) => text)
}

/** Faults in marks and headings of one text. */
function markFaults(part: ServicePart, text: PartText): FileFault[] {
  if (text.kind === 'question' && part !== 'questions') {
    const advice = `is no heading of "## ${serviceHeadings[part]}"; only questions have headings of level 3`
    return [{ line: text.line, field: `heading "${text.text}"`, advice }]
  }
  const marks = [...text.text.matchAll(sourceMark)]
  if (plainParts.includes(part) || text.kind === 'question') {
    const isPlain = marks.length === 0 && text.text.split('\n').every((line) => parseInline(line).every(isText))
    if (isPlain) return []
    return [{ line: text.line, field: shortened(text), advice: 'is shown as typed; take out bold, links and notes' }]
  }
  return marks.flatMap(({ 0: mark, 1: name = '', index }) => {
    if (Object.hasOwn(officialTexts, name)) return []
    const line = text.line + text.text.slice(0, index).split('\n').length - 1
    return [{ line, field: `note "${mark}"`, advice: 'names no official text of law.ts; correct it, or add the text' }]
  })
}

const isText = ({ type }: { type: string }) => type === 'text'
