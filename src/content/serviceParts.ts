import { changesHeading } from './articleParts.ts'
import { questionsHeading } from './articleQuestions.ts'

/** The headings of level 2 in the file of a service, in their order; the last one may be left out. */
export const serviceHeadings = {
  opening: 'Opening',
  introduction: 'Introduction',
  list: 'What we do',
  questions: questionsHeading,
  mainText: 'Main text',
  changes: changesHeading,
} as const

/** A part of a service's body. */
export type ServicePart = keyof typeof serviceHeadings

/** The parts in their order. */
export const serviceParts = Object.keys(serviceHeadings) as ServicePart[]
