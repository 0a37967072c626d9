import MiniSearch from 'minisearch'
import type { Block, Blog } from '#content/blocks.ts'
import { resources } from '#content/pages/resources.ts'
import type { Service } from '#content/serviceEntity.ts'
import { faqId } from './faqId.ts'
import { type SearchEntry, searchOptions } from './searchTerms.ts'

/** What the index is made of. */
export interface Searchable {
  services: readonly Service[]
  articles: readonly Blog[]
  /** Those of the Resources page. */
  questions: readonly { question: string; answer: string }[]
}

/** The search index as JSON, made once at build time; `openSearch` reads it. */
export function searchIndex(content: Searchable): string {
  const index = new MiniSearch<SearchEntry>(searchOptions)
  index.addAll(searchEntries(content))
  return JSON.stringify(index)
}

/** So many articles are indexed section by section; of older ones title, summary and headings. */
const whole = 60

/** One entry for each service, question and section of an article: the newest are whole, so the index stays small. */
export function searchEntries({ services, articles, questions }: Searchable): SearchEntry[] {
  const byDate = articles.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
  const parts = [
    ...services.flatMap(ofService),
    ...questions.map((faq) => ofQuestion(faq, '/resources', resources.meta.title)),
    ...byDate.slice(0, whole).flatMap(ofArticle),
    ...byDate.slice(whole).map(ofOlderArticle),
  ]
  return parts.map((part, position) => ({ id: String(position), ...part }))
}

type Part = Omit<SearchEntry, 'id'>

function ofService(service: Service): Part[] {
  const url = `/services/${service.path}`
  const { displayName, heroSection, introSection, servicesListSection, textSection } = service
  const texts = [
    heroSection.subtitle,
    heroSection.description,
    introSection.text,
    ...servicesListSection.services,
    textSection.mainText,
  ]
  const whole: Part = { kind: 'service', url, title: displayName, page: displayName, text: plainText(texts.join('\n')) }
  return [whole, ...service.faqSection.questions.map((faq) => ofQuestion(faq, url, displayName))]
}

function ofQuestion(faq: { question: string; answer: string }, url: string, page: string): Part {
  const { question, answer } = faq
  return { kind: 'question', url: `${url}#${faqId(question)}`, title: question, page, text: plainText(answer) }
}

function ofArticle(article: Blog): Part[] {
  const url = `/blogs/${article.slug}`
  const page = article.displayName
  const sections: Part[] = [{ kind: 'article', url, title: page, page, text: article.heroSection.description }]
  for (const block of article.content) {
    if (block.type === 'heading') {
      sections.push({ kind: 'article', url: `${url}#${block.id}`, title: block.content, page, text: '' })
    } else {
      const last = sections.at(-1)
      if (last) last.text = `${last.text} ${plainText(textOf(block))}`.trim()
    }
  }
  return sections
}

function ofOlderArticle({ slug, displayName, heroSection, content }: Blog): Part {
  const headings = content.flatMap((block) => (block.type === 'heading' ? [block.content] : []))
  const text = [heroSection.description, ...headings].join(' · ')
  return { kind: 'article', url: `/blogs/${slug}`, title: displayName, page: displayName, text }
}

function textOf(block: Exclude<Block, { type: 'heading' }>): string {
  return block.type === 'image' ? block.caption : block.content
}

/** Text without its marks: bold, emphasis, links, bullets and boxes to tick. */
function plainText(marked: string): string {
  return marked
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/^(- )?(\[[ x]\] )?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
