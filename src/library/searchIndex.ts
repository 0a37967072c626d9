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

/** So many of the newest articles are indexed section by section, beside services and questions. */
const whole = 16

/** So much text of an entry is kept to be shown; what follows can still be found. */
const shown = 1500

/**
 * The search indexes as JSON, made once at build time; `openSearch` reads them. `recent` is stored on every device and
 * stays small however many articles there are; `older` holds title, summary and headings of the rest, if there is one.
 */
export function searchIndexes(content: Searchable): { recent: string; older: string | undefined } {
  const { recent, older } = searchEntries(content)
  return { recent: indexOf(recent), older: older.length > 0 ? indexOf(older) : undefined }
}

function indexOf(entries: SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>({
    ...searchOptions,
    extractField: (entry, field) =>
      field === 'shown' ? entry.text.slice(0, shown) : entry[field as keyof SearchEntry],
  })
  index.addAll(entries)
  return JSON.stringify(index)
}

/** One entry for each service, question and section of an article: the newest are whole, so the index stays small. */
export function searchEntries({ services, articles, questions }: Searchable) {
  const byDate = articles.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
  const recent = [
    ...services.flatMap(ofService),
    ...questions.map((faq) => ofQuestion(faq, '/resources', resources.meta.title)),
    ...byDate.slice(0, whole).flatMap(ofArticle),
  ]
  const older = byDate.slice(whole).map(ofOlderArticle)
  return {
    recent: recent.map((part, position): SearchEntry => ({ id: `r${position}`, ...part })),
    older: older.map((part, position): SearchEntry => ({ id: `o${position}`, ...part })),
  }
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
