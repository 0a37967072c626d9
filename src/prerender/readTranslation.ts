import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { EnglishArticle } from '#content/articleFiles.ts'
import { faqPageOf } from '#content/articleQuestions.ts'
import type { Block, Blog, Checked } from '#content/blocks.ts'
import type { Edition } from '#content/edition.ts'
import { isoDay } from '#content/isoDay.ts'
import { checkOfText } from '#content/lawChecks.ts'
import type { PageMeta } from '#content/pages/pageEntity.ts'
import { ContentError, checked, checkOf, translationState } from '#content/schema.ts'
import { serviceCardsOf } from '#content/serviceCards.ts'
import { servicePaths } from '#content/services/order.ts'
import type { ServiceCard } from '#content/services.ts'
import { sourcesId } from '#content/sourceId.ts'
import { noteTexts as english } from '#content/texts/notes.ts'
import type { Searchable } from '#offline/searchIndex.ts'
import { articleFileNames, readArticle, readArticleIn, readServices } from './readContent.ts'

/** The articles and services that the build of another language reads instead of the English ones. */
export interface Translation {
  /** By the path of their file. */
  articles: Record<string, Blog>
  /** Articles that are in English only. */
  english: EnglishArticle[]
  /** The services by their translated names; their pages are in English. */
  cards: ServiceCard[]
  /** By path, the text of a service's banner on the overview. */
  banners: Record<string, string>
}

const hindi = 'src/content/hi'

/** The paths that are there in every language: none as long as there is no translation. */
export async function translatedPaths(): Promise<string[]> {
  if (!hasTranslation()) return []
  const { pageList } = await load<{ pageList: string[] }>('hi', 'pageList.ts')
  return [
    ...pageList,
    ...articleFileNames(join(hindi, 'articles')).map((name) => `/blogs/${name.replace(/\.md$/, '')}`),
  ]
}

/** Whether a person has checked the pages that are no articles. Throws `ContentError`. */
export async function pageTranslation(): Promise<Checked> {
  if (!hasTranslation()) return 'draft'
  const { translation } = await load<{ translation: string }>('hi', 'pageList.ts')
  const { language } = await load<{ language: { locale: string } }>('hi', 'language.ts')
  return shownCheck(translation, language.locale)
}

/** Those of the translated paths that a person has checked: only these are for search engines. Throws `ContentError`. */
export async function checkedPaths(): Promise<string[]> {
  if (!hasTranslation()) return []
  const drafts = Object.values((await readTranslation('hi')).articles).filter(
    ({ translation }) => translation === 'draft',
  )
  const unchecked = new Set(drafts.map(({ slug }) => `/blogs/${slug}`))
  const isDraft = (await pageTranslation()) === 'draft'
  return (await translatedPaths()).filter((path) => (path.startsWith('/blogs/') ? !unchecked.has(path) : !isDraft))
}

/** The person who checked, and the day as the language writes it. Throws `ContentError`. */
export function shownCheck(translation: string, locale: string): Checked {
  const state = checkOf(checked(translationState, { translation }, `${hindi}/pageList.ts`).translation)
  return state ? { ...state, on: dayIn(locale, state.on) } : 'draft'
}

/** Whether a second language is built; without its folder the site is in English alone. */
export function hasTranslation(): boolean {
  return existsSync(join(hindi, 'edition.ts'))
}

/** The language that a build is in, by its code. */
export async function readEdition(code: string): Promise<Edition> {
  return (await load<{ edition: Edition }>(code, 'edition.ts')).edition
}

/** Reads the articles and the names of the services of another language. Throws `ContentError`. */
export async function readTranslation(code: string): Promise<Translation> {
  const shortName = `src/content/${code}/articles`
  const folder = resolve(shortName)
  const names = articleFileNames(folder)
  const texts = await articleTexts(code)
  const originals = await Promise.all(articleFileNames().map(readArticle))
  const articles = await Promise.all(
    names.map(async (name) => {
      const blog = await readArticleIn(folder, shortName, name)
      const original = originals.find(({ slug }) => slug === blog.slug)
      if (!original) throw new ContentError(`${shortName}/${name}`, 'slug', 'is of no English article')
      return [join(folder, name), translatedArticle(blog, original, texts, names)] as const
    }),
  )
  const { serviceNames } = await load<{ serviceNames: Record<string, { title: string; description: string }> }>(
    code,
    'serviceNames.ts',
  )
  const services = serviceCardsOf(await readServices())
  return {
    articles: Object.fromEntries(articles),
    english: originals
      .filter(({ slug }) => !names.includes(`${slug}.md`))
      .map(({ slug, displayName }) => ({ slug, displayName })),
    cards: services.map((card) => ({ ...card, ...serviceNames[card.path] })),
    banners: Object.fromEntries(servicePaths.map((path) => [path, serviceNames[path]?.description ?? ''])),
  }
}

interface ArticleTexts {
  notes: Pick<typeof english, 'heading' | 'checked'>
  locale: string
  readingTime: (minutes: number) => string
}

async function articleTexts(code: string): Promise<ArticleTexts> {
  const notes = await load<{ noteTexts: ArticleTexts['notes'] }>(code, 'texts/notes.ts')
  const { language } = await load<{ language: { locale: string } }>(code, 'language.ts')
  const { readingTime } = await load<Pick<ArticleTexts, 'readingTime'>>(code, 'readingTime.ts')
  return { notes: notes.noteTexts, locale: language.locale, readingTime }
}

/**
 * The article with the ids of the original's headings, so that a link to a place and a reader's place hold in both
 * languages, and with days as the language writes them.
 */
export function translatedArticle(blog: Blog, original: Blog, texts: ArticleTexts, names: readonly string[]): Blog {
  const ids = original.content.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  const headings = blog.content.filter(({ type }) => type === 'heading')
  if (headings.length !== ids.length) {
    throw new ContentError(`${blog.slug}.md`, 'headings', `must be ${ids.length} as in the English article`)
  }
  const content = blog.content.map((block): Block => {
    if (block.type === 'numbered') return { ...block, items: block.items.map((item) => translatedNote(item, texts)) }
    if (block.type !== 'heading') return block
    const id = ids[headings.indexOf(block)] ?? ''
    return { ...block, id, content: id === sourcesId ? texts.notes.heading : block.content }
  })
  const { faqPage: _english, relatedArticles = [], translation = 'draft', ...rest } = blog
  const faqPage = faqPageOf(content)
  const day = (text: string) => dayIn(texts.locale, text)
  return {
    ...rest,
    translation: translation === 'draft' ? translation : { ...translation, on: day(translation.on) },
    content,
    ...(faqPage && { faqPage }),
    relatedArticles: relatedArticles.filter((slug) => names.includes(`${slug}.md`)),
    readingTime: texts.readingTime(Number.parseInt(blog.readingTime, 10)),
    shown: { date: day(blog.date), reviewed: day(blog.reviewed) },
  }
}

/** A note on an official text says in the language of the page how the text was checked; its title stays. */
function translatedNote(item: string, { notes }: ArticleTexts): string {
  const url = /^\[[^\]]+\]\(([^)\s]+)\): /.exec(item)?.[1]
  const check = url === undefined ? undefined : checkOfText(url)
  return check ? item.replace(`${english.checked(check)}.`, `${notes.checked(check)}।`) : item
}

function dayIn(locale: string, text: string): string {
  return new Date(isoDay(text)).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** The fixed pages that the search finds, by title and description. */
export function searchedPages(metas: Readonly<Record<string, PageMeta>>, tools: PageMeta) {
  const named = [
    ['/about', metas.about],
    ['/services', metas.servicesOverview],
    ['/contact', metas.contact],
    ['/resources', metas.resources],
    ['/testimonials', metas.testimonials],
    ['/privacypolicy', metas.privacy],
    ['/blogs', metas.blogs],
    ['/glossary', metas.glossary],
    ['/tools', tools],
  ] as const
  return named.flatMap(([path, meta]) => (meta ? [{ path, title: meta.title, description: meta.description }] : []))
}

/** The contents of another language's search: its articles, the services by their names, and the tools. */
export async function translatedSearchable(code: string): Promise<Searchable> {
  const { articles, cards } = await readTranslation(code)
  const tools = await load<{ toolPages: Searchable['tools']; toolsOverview: PageMeta }>(code, 'tools.ts')
  const { toolPages = [], toolsOverview } = tools
  const { pageMetas } = await load<{ pageMetas: Record<string, PageMeta> }>(code, 'pages/pageMetas.ts')
  const { pageList } = await load<{ pageList: string[] }>(code, 'pageList.ts')
  return {
    services: [],
    articles: Object.values(articles),
    guides: [],
    questions: [],
    cards,
    tools: toolPages,
    pages: searchedPages(pageMetas, toolsOverview).filter(({ path }) => pageList.includes(path)),
    toolsTitle: toolsOverview.title,
  }
}

async function load<T extends object>(code: string, file: string): Promise<T> {
  const { module } = await runnerImport<T>(`./src/content/${code}/${file}`, { configFile: false, logLevel: 'error' })
  return module
}
