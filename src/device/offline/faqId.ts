import { anchorOf } from '#content/slug.ts'

/** Id of the element that shows a question, on a service's page or in Resources. Search results link to it. */
export function faqId(question: string): string {
  return `faq-${anchorOf(question)}`
}
