import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { EnglishArticle } from '#content/articleFiles.ts'
import { faqPageOf } from '#content/articleQuestions.ts'
import type { Block, Blog, Checked } from '#content/blocks.ts'
import { isoDay } from '#content/isoDay.ts'
import { type Language, languageOf, sourceLanguage, translations } from '#content/languages.ts'
import { checkOfText } from '#content/lawChecks.ts'
import type { OfflinePage } from '#content/pages/offline.ts'
import type { PageMeta } from '#content/pages/pageEntity.ts'
import { ContentError, checked, checkOf, translationState } from '#content/schema.ts'
import { serviceCardsOf } from '#content/serviceCards.ts'
import type { ServiceCard } from '#content/services.ts'
import { sourcesId } from '#content/sourceId.ts'
import { noteTexts as english } from '#content/texts/notes.ts'
import type { UnstoredInEach, UnstoredTexts } from '#content/unstored.ts'
import type { Searchable } from '#device/offline/searchIndex.ts'
import { articleFileNames, readArticle, readArticleIn, readServices, readTasks } from './readContent.ts'

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

/** The paths that have a page in each language but the first, by its code. Throws `ContentError`. */
export async function translatedPaths(): Promise<Record<string, string[]>> {
  return inEachLanguage(async ({ code }) => {
    const { pageList } = await load<{ pageList: string[] }>(code, 'pageList.ts')
    if (!pageList.includes('/')) {
      throw new ContentError(
        `src/content/${code}/pageList.ts`,
        'pageList',
        "lacks '/'; the link to a language needs a home page",
      )
    }
    const articles = articleFileNames(join('src/content', code, 'articles'))
    return [...pageList, ...articles.map((name) => `/blogs/${name.replace(/\.md$/, '')}`)]
  })
}

/** Whether a person has checked the pages of a language that are no articles. Throws `ContentError`. */
export async function pageTranslation(code: string): Promise<Checked> {
  if (code === sourceLanguage.code) return 'draft'
  const { language } = await load<{ language: { locale: string } }>(code, 'language.ts')
  return shownCheck(languageOf(code), language.locale)
}

/** Those of the translated paths that a person has checked: only these are for search engines. Throws `ContentError`. */
export async function checkedPaths(): Promise<Record<string, string[]>> {
  const all = await translatedPaths()
  return inEachLanguage(async ({ code }) => {
    const { articles } = await readTranslation(code)
    const drafts = Object.values(articles).filter(({ translation }) => translation === 'draft')
    const unchecked = new Set(drafts.map(({ slug }) => `/blogs/${slug}`))
    const isDraft = (await pageTranslation(code)) === 'draft'
    return (all[code] ?? []).filter((path) => (path.startsWith('/blogs/') ? !unchecked.has(path) : !isDraft))
  })
}

/** Computes something for each language but the first, by its code. Throws `ContentError` for one that has no folder. */
async function inEachLanguage<T>(of: (language: Language) => Promise<T>): Promise<Record<string, T>> {
  const entries = translations.map(async (language) => {
    const folder = join('src/content', language.code)
    if (!existsSync(join(folder, 'pageList.ts'))) {
      throw new ContentError(
        'src/content/languages.ts',
        language.code,
        `has no pages: write ${folder}/pageList.ts, or take the language out of the table`,
      )
    }
    return [language.code, await of(language)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The texts in place of a page that is not on the device, in each language. */
export async function unstoredTexts(): Promise<UnstoredInEach> {
  const read = async (folder: string): Promise<UnstoredTexts> => {
    const { offline } = await load<{ offline: OfflinePage }>(folder, 'pages/offline.ts')
    const { meta, title, text, tryAgain, home, storedPages } = offline
    return { name: meta.title, title, text, tryAgain, home: home.text, storedPages }
  }
  return { source: await read('.'), translated: await inEachLanguage(({ code }) => read(code)) }
}

/** The person who checked, and the day as the language writes it. Throws `ContentError`. */
export function shownCheck({ code, translation }: Pick<Language, 'code' | 'translation'>, locale: string): Checked {
  const file = `src/content/languages.ts, ${code}`
  const state = checkOf(checked(translationState, { translation }, file).translation)
  return state ? { ...state, on: dayIn(locale, state.on) } : 'draft'
}

/** Reads the articles and the names of the services of another language. Throws `ContentError`. */
export async function readTranslation(code: string): Promise<Translation> {
  const shortName = `src/content/${code}/articles`
  const folder = resolve(shortName)
  const names = articleFileNames(folder)
  const texts = { folder: shortName, ...(await articleTexts(code)) }
  const originals = await Promise.all(articleFileNames().map(readArticle))
  const articles = await Promise.all(
    names.map(async (name) => {
      const blog = await readArticleIn(folder, shortName, name)
      const original = originals.find(({ slug }) => slug === blog.slug)
      const advice = 'is of no English article; give it the slug of one, or remove the file'
      if (!original) throw new ContentError(`${shortName}/${name}`, 'slug', advice)
      return [join(folder, name), translatedArticle(blog, original, texts, names)] as const
    }),
  )
  const { serviceNames = {} } = await loadOwn<{ serviceNames: Record<string, { title: string; description: string }> }>(
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
    banners: Object.fromEntries(
      services.map(({ path, description }) => [path, serviceNames[path]?.description ?? description]),
    ),
  }
}

interface ArticleTexts {
  folder: string
  notes: Pick<typeof english, 'heading' | 'checked'>
  locale: string
  fullStop: string
  readingTime: ((minutes: number) => string) | undefined
}

async function articleTexts(code: string): Promise<Omit<ArticleTexts, 'folder'>> {
  const notes = await load<{ noteTexts: ArticleTexts['notes'] }>(code, 'texts/notes.ts')
  const { language } = await load<{ language: Pick<ArticleTexts, 'locale' | 'fullStop'> }>(code, 'language.ts')
  const { readingTime } = await loadOwn<Pick<ArticleTexts, 'readingTime'>>(code, 'readingTime.ts')
  return { notes: notes.noteTexts, locale: language.locale, fullStop: language.fullStop, readingTime }
}

/**
 * The article with the ids of the original's headings, so that a link to a place and a reader's place hold in both
 * languages, and with days as the language writes them. Throws `ContentError`.
 */
export function translatedArticle(blog: Blog, original: Blog, texts: ArticleTexts, names: readonly string[]): Blog {
  const ids = original.content.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
  const headings = blog.content.filter(({ type }) => type === 'heading')
  if (headings.length !== ids.length) {
    const advice = `must be ${ids.length} as in the English article, not ${headings.length}`
    throw new ContentError(`${texts.folder}/${blog.slug}.md`, 'headings', advice)
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
    readingTime: texts.readingTime?.(Number.parseInt(blog.readingTime, 10)) ?? blog.readingTime,
    shown: { date: day(blog.date), reviewed: day(blog.reviewed) },
  }
}

/** A note on an official text says in the language of the page how the text was checked; its title stays. */
function translatedNote(item: string, { notes, fullStop }: ArticleTexts): string {
  const url = /^\[[^\]]+\]\(([^)\s]+)\): /.exec(item)?.[1]
  const check = url === undefined ? undefined : checkOfText(url)
  return check ? item.replace(`${english.checked(check)}.`, notes.checked(check) + fullStop) : item
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

/** The contents of another language's search: its articles and tasks, the services by their names, and the tools. */
export async function translatedSearchable(code: string): Promise<Searchable> {
  const { articles, cards } = await readTranslation(code)
  const tools = await load<{ toolPages: Searchable['tools']; toolsOverview: PageMeta }>(code, 'tools.ts')
  const { toolPages = [], toolsOverview } = tools
  const { pageMetas } = await load<{ pageMetas: Record<string, PageMeta> }>(code, 'pages/pageMetas.ts')
  const { pageList } = await load<{ pageList: string[] }>(code, 'pageList.ts')
  const { allTasks, taskList } = await readTasks(code)
  return {
    services: [],
    articles: Object.values(articles),
    guides: [],
    tasks: allTasks.filter(({ path }) => pageList.includes(path)),
    ...(pageList.includes(taskList.path) && { situations: { page: taskList.title, all: taskList.others } }),
    questions: [],
    cards,
    tools: toolPages,
    pages: searchedPages(pageMetas, toolsOverview).filter(({ path }) => pageList.includes(path)),
    toolsTitle: toolsOverview.title,
  }
}

/** A module of the content in a language; in English while it is not translated. */
async function load<T extends object>(code: string, file: string): Promise<T> {
  const own = `./src/content/${code}/${file}`
  return importModule(existsSync(own) ? own : `./src/content/${file}`)
}

/** A module that has no English twin; nothing while the language has none either. */
async function loadOwn<T extends object>(code: string, file: string): Promise<Partial<T>> {
  const own = `./src/content/${code}/${file}`
  return existsSync(own) ? importModule<T>(own) : {}
}

async function importModule<T extends object>(path: string): Promise<T> {
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error' })).module
}
