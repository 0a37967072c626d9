import { langAt } from '#content/languages.ts'
import { foldedForSearch } from '#contract/foldedForSearch.ts'
import type { EnquiryItem } from '#contract/staff/enquiries.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'

/** Templates as an enquiry is answered with them: those of its language and service first, each group in the office's order. */
export function forEnquiry(
  templates: readonly AnswerTemplate[],
  { channel, page, service }: Pick<EnquiryItem, 'channel' | 'page' | 'service'>,
): AnswerTemplate[] {
  const language = channel === 'form' ? langAt(page) : ''
  // One for everything is better than one for something else. An answer in the wrong language is the worst.
  const weigh = (own: string, wanted: string, weight: number) => (own === '' ? 0 : own === wanted ? weight : -weight)
  const score = (one: AnswerTemplate) =>
    weigh(one.language, language, language === '' ? 0 : 2) + weigh(one.service, service, 1)
  return templates.toSorted((one, other) => score(other) - score(one))
}

/** The templates in whose name, subject or text each of the words is found. */
export function foundTemplates(templates: readonly AnswerTemplate[], search: string): AnswerTemplate[] {
  const words = foldedForSearch(search).split(/\s+/).filter(Boolean)
  return templates.filter(({ name, subject, text }) => {
    const all = foldedForSearch([name, subject, text].join('\n'))
    return words.every((word) => all.includes(word))
  })
}
