import { slugOf } from '#content/slug.ts'

/** Id of the element that shows a question, on its service's page or in Resources: search results link to it. */
export function faqId(question: string): string {
  return `faq-${slugOf(question)}`
}
