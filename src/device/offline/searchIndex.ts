import MiniSearch from 'minisearch'
import { type Blog, textsOf } from '#content/blocks.ts'
import { glossaryPath } from '#content/glossaryPath.ts'
import type { Guide, GuidePart } from '#content/guide.ts'
import { newestFirst } from '#content/isoDay.ts'
import type { LetterList } from '#content/letterEntity.ts'
import { pageMetas } from '#content/pages/pageMetas.ts'
import { resources } from '#content/pages/resources.ts'
import type { Service } from '#content/serviceEntity.ts'
import type { Task } from '#content/taskEntity.ts'
import { toolsOverview } from '#content/tools.ts'
import { faqId } from './faqId.ts'
import { type SearchEntry, searchOptions } from './searchTerms.ts'

/** The content that is indexed. */
export interface Searchable {
  services: readonly Service[]
  articles: readonly Blog[]
  guides: readonly Guide[]
  /** Tasks, each found by its steps and by the situations in which readers come. */
  tasks?: readonly Task[]
  /** Situations that no task is about, each with the page for it, and the name of the page that lists them. */
  situations?: { page: string; all: readonly { text: string; to: string }[] }
  /** The page of letters, each found by its title and use. */
  letters?: LetterList
  /** Those of the Resources page. */
  questions: readonly { question: string; answer: string }[]
  /** The glossary, with the element of each term. */
  terms?: readonly { term: string; definition: string; id: string }[]
  /** Pages of tools, each by the question that it answers. */
  tools?: readonly { name: string; title: string; lede: string; card: string }[]
  /** Services by their names, in a language into which their pages are not translated. */
  cards?: readonly { path: string; title: string; description: string }[]
  /** Fixed pages, of which the title and the description are indexed. */
  pages?: readonly { path: string; title: string; description: string }[]
  /** Name of the overview of the tools. */
  toolsTitle?: string
}

/** This many of the newest articles are indexed section by section, beside services and questions. */
const whole = 16

/** Characters of an entry kept for display; the text beyond is searchable but not shown. */
const shown = 900
/** Of a section that is one of many of a kind, such as a State. */
const shownOfSection = 450
const shownOf = ({ kind, url }: SearchEntry) => (kind === 'guide' && url.includes('#') ? shownOfSection : shown)

/**
 * The search indexes as JSON, made at build time and read by `openSearch`. `recent` is stored on every device and stays
 * small however many articles there are; `older` holds title, summary and headings of the rest, if any.
 */
export function searchIndexes(content: Searchable): { recent: string; older: string | undefined } {
  const { recent, older } = searchEntries(content)
  return { recent: indexOf(recent), older: older.length > 0 ? indexOf(older) : undefined }
}

function indexOf(entries: SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>({
    ...searchOptions,
    extractField: (entry, field) =>
      field === 'shown' ? entry.text.slice(0, shownOf(entry)) : entry[field as keyof SearchEntry],
  })
  index.addAll(entries)
  return JSON.stringify(index)
}

/**
 * One entry per service, question and article section; only the newest articles are indexed whole, so the index stays
 * small.
 */
export function searchEntries({ services, articles, guides, questions, ...others }: Searchable) {
  const {
    terms = [],
    tasks = [],
    situations,
    letters,
    tools = [],
    cards = [],
    pages = [],
    toolsTitle = toolsOverview.title,
  } = others
  const byDate = newestFirst(articles)
  const recent = [
    ...services.flatMap(ofService),
    ...questions.map((faq) => ofQuestion(faq, '/resources', resources.meta.title)),
    ...cards.map(ofCard),
    ...tools.map((tool) => ofTool(tool, toolsTitle)),
    ...guides.flatMap(ofGuide),
    ...tasks.flatMap(ofTask),
    ...(situations?.all ?? []).map(({ text, to }): Part => {
      return { kind: 'task', url: to, title: text, page: situations?.page ?? '', text: '' }
    }),
    ...(letters ? ofLetters(letters) : []),
    ...pages.map(ofPage),
    ...byDate.slice(0, whole).flatMap(ofArticle),
    ...terms.map(ofTerm),
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
  const whole: Part = {
    kind: 'service',
    url,
    title: displayName,
    page: displayName,
    text: toPlainText(texts.join('\n')),
  }
  return [whole, ...service.faqSection.questions.map((faq) => ofQuestion(faq, url, displayName))]
}

function ofQuestion(faq: { question: string; answer: string }, url: string, page: string): Part {
  const { question, answer } = faq
  return { kind: 'question', url: `${url}#${faqId(question)}`, title: question, page, text: toPlainText(answer) }
}

function ofTerm({ term, definition, id }: { term: string; definition: string; id: string }): Part {
  return { kind: 'term', url: `${glossaryPath}#${id}`, title: term, page: pageMetas.glossary.title, text: definition }
}

function ofCard({ path, title, description }: NonNullable<Searchable['cards']>[number]): Part {
  return { kind: 'service', url: `/services/${path}`, title, page: title, text: description }
}

function ofPage({ path, title, description }: NonNullable<Searchable['pages']>[number]): Part {
  return { kind: 'page', url: path, title, page: title, text: description }
}

function ofTool({ name, title, lede, card }: NonNullable<Searchable['tools']>[number], page: string): Part {
  return { kind: 'question', url: `/tools/${name}`, title, page, text: `${lede} ${card}` }
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
      if (last) last.text = `${last.text} ${toPlainText(textsOf(block).join(' '))}`.trim()
    }
  }
  return sections
}

/**
 * One entry for a whole guide: it is short, and its sections bear the same titles as those of the other countries. A section that
 * is looked for, such as a State, has one of its own.
 */
function ofGuide({ path, title, lede, cards, sections }: Guide): Part[] {
  const together = sections.filter((section) => !section.isLookedFor)
  const texts = [
    lede,
    ...cards.map((card) => card.title),
    ...together.flatMap((section) => [section.title, ...section.parts.flatMap((part) => textsOfPart(part))]),
  ]
  const headings = together.map((section) => section.title).join('\n')
  return [
    { kind: 'guide', url: path, title, page: title, headings, text: toPlainText(texts.join('\n')) },
    ...sections
      .filter((section) => section.isLookedFor)
      .map((section): Part => {
        const text = toPlainText(section.parts.flatMap((part) => textsOfPart(part, false)).join('\n'))
        return { kind: 'guide', url: `${path}#${section.id}`, title: section.title, page: title, text }
      }),
  ]
}

/** The task with the titles of its parts as headings; and each situation, which opens the task for its case. */
function ofTask({ path, title, lede, situations, cases, steps, pitfalls }: Task): Part[] {
  const parts = [...cases, ...steps, ...pitfalls]
  const headings = parts.map((part) => part.title).join('\n')
  const text = toPlainText([lede, ...cases.map((part) => part.text)].join('\n'))
  return [
    { kind: 'task', url: path, title, page: title, headings, text },
    ...situations.map(({ text: said, choose }): Part => {
      const url = choose === undefined ? path : `${path}#${choose}`
      return { kind: 'task', url, title: said, page: title, text: '' }
    }),
  ]
}

/** The page, and each letter on it by its title and when it is used; its own wording would find it for any word. */
function ofLetters({ path, title, lede, groups }: LetterList): Part[] {
  const letters = groups.flatMap((group) => group.letters)
  return [
    { kind: 'page', url: path, title, page: title, text: lede },
    ...letters.map((letter): Part => {
      return {
        kind: 'letter',
        url: `${path}#${letter.id}`,
        title: letter.title,
        page: title,
        text: toPlainText(letter.use),
      }
    }),
  ]
}

function textsOfPart(part: GuidePart, withHead = true): string[] {
  if (part.type === 'text') return [part.text]
  if (part.type === 'days') return part.days.map(({ name }) => name)
  return part.type === 'table' ? [withHead ? part.head : [], ...part.rows].flat() : []
}

function ofOlderArticle({ slug, displayName, heroSection, content }: Blog): Part {
  const headings = content.flatMap((block) => (block.type === 'heading' ? [block.content] : []))
  const text = [heroSection.description, ...headings].join(' · ')
  return { kind: 'article', url: `/blogs/${slug}`, title: displayName, page: displayName, text }
}

/** Strips Markdown marks: bold, emphasis, marks of notes, links, bullets and checkboxes. */
function toPlainText(marked: string): string {
  return marked
    .replace(/ ?\[\^[^\]]*\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/^(- )?(\[[ x]\] )?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
