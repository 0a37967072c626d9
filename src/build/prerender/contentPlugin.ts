import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { BlogCard } from '#content/blocks.ts'
import { newestFirst } from '#content/isoDay.ts'
import { prefixOf, sourceLanguage } from '#content/languages.ts'
import { withServiceTermLinks } from '#content/linkTerms.ts'
import { ContentError } from '#content/schema.ts'
import { serviceBannersOf, serviceCardsOf } from '#content/serviceCards.ts'
import { servicePaths } from '#content/services/order.ts'
import { withServiceSources } from '#content/sourceNotes.ts'
import { serveArticleFiles } from './articleFiles.ts'
import { articlesAway, articlesFolder, checkAway, movedAddresses, movedIn } from './articlesAway.ts'
import {
  articleFileNames,
  forgetServices,
  pageOfModule,
  readArticle,
  readServices,
  serviceFile,
  serviceOfFile,
} from './readContent.ts'
import {
  checkedPaths,
  pageTranslation,
  readTranslation,
  type Translation,
  translatedPaths,
  unstoredTexts,
} from './readTranslation.ts'
import { checkSiteFile } from './siteFile.ts'
import { serveStoredPictures } from './storedPictures.ts'

const virtual = {
  articles: '\0virtual:articles',
  services: '\0virtual:services',
  serviceTexts: '\0virtual:service-texts',
  banners: '\0virtual:service-banners',
  translations: '\0virtual:translations',
}
const names = Object.values(virtual).map((id) => id.slice(1))

/** The modules that this plugin may make; a build has thousands of others, from packages. Articles may lie elsewhere (`CONTENT_ARTICLES_DIR`). */
const mayBeMade = /^\0virtual:|\/src\/content\/|\.md$/

/**
 * Makes the content importable: Markdown articles and services as modules, these with their notes and their links to the
 * glossary, plus light lists of both. With the code of another language, articles and services are those of its folder. The browser gets guides and tasks as the data that their modules make, without the figures of law that these import.
 */
export function contentPlugin(language = sourceLanguage.code): Plugin {
  let translation: Promise<Translation> | undefined
  return {
    name: 'content',
    configureServer(server) {
      serveArticleFiles(server, prefixOf(language))
      serveStoredPictures(server)
    },
    resolveId: { filter: { id: new RegExp(`^(?:${names.join('|')})$`) }, handler: (id) => `\0${id}` },
    buildStart: () => checkSiteFile(),
    watchChange: forgetServices,
    load: {
      filter: { id: mayBeMade },
      async handler(id) {
        if (id === virtual.translations) {
          return [
            `export const translatedPaths = ${JSON.stringify(await translatedPaths())}`,
            `export const checkedPaths = ${JSON.stringify(await checkedPaths())}`,
            `export const pageTranslation = ${JSON.stringify(await pageTranslation(language))}`,
            `export const unstoredTexts = ${JSON.stringify(await unstoredTexts())}`,
          ].join('\n')
        }
        if (language !== sourceLanguage.code) {
          translation ??= readTranslation(language)
          const module = translatedModule(
            id,
            await translation,
            movedIn(language, await moved(), (await translatedPaths())[language] ?? []),
          )
          if (module) return module
        }
        if (id === virtual.services) {
          return `export const serviceCards = ${JSON.stringify(serviceCardsOf(await readServices()))}`
        }
        if (id === virtual.serviceTexts) {
          const modules = servicePaths.map(
            (path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(serviceFile(path))})`,
          )
          return `export const serviceModules = {${modules.join(',')}}`
        }
        if (id === virtual.banners) {
          return `export const serviceBanners = ${JSON.stringify(serviceBannersOf(await readServices()))}`
        }
        if (id === virtual.articles) {
          const files = articleFileNames()
          for (const file of files) this.addWatchFile(join(articlesFolder, file))
          const ordered = orderedCards(await Promise.all(files.map(readArticle)))
          checkAway(articlesAway(), ordered)
          const modules = ordered.map(({ slug }) => {
            const file = JSON.stringify(join(articlesFolder, `${slug}.md`))
            return `${JSON.stringify(slug)}: () => import(${file})`
          })
          return `export const articleCards = ${JSON.stringify(ordered)}\nexport const articleModules = {${modules.join(',')}}\nexport const englishArticles = []\nexport const movedArticles = ${JSON.stringify(await moved())}`
        }
        const service = await serviceOfFile(id)
        if (service) return `export default ${JSON.stringify(withServiceTermLinks(withServiceSources(service)))}`
        if (id.startsWith(articlesFolder) && id.endsWith('.md')) {
          return `export default ${JSON.stringify(await readArticle(id.slice(articlesFolder.length + 1)))}`
        }
        if (this.environment.name === 'client' && this.environment.mode === 'build' && isPageModule(id)) {
          const page = await pageOfModule(id)
          if (page) return `export default ${JSON.stringify(page)}`
        }
        return undefined
      },
    },
  }
}

/** The addresses of articles that were taken away, and the English pages to which they lead. */
async function moved(): Promise<Record<string, string>> {
  const services = Object.values(await readServices()).map(({ path }) => `/services/${path}`)
  const articles = articleFileNames().map((name) => `/blogs/${name.replace(/\.md$/, '')}`)
  return movedAddresses(articlesAway(), [...services, ...articles])
}

/** The parts of another language: the lists, and the articles that are in them. */
function translatedModule(
  id: string,
  { articles, english, cards, banners }: Translation,
  moved: Readonly<Record<string, string>>,
): string | undefined {
  if (id === virtual.services) return `export const serviceCards = ${JSON.stringify(cards)}`
  if (id === virtual.banners) return `export const serviceBanners = ${JSON.stringify(banners)}`
  if (id === virtual.articles) {
    const modules = Object.entries(articles).map(([file, { slug }]) => {
      return `${JSON.stringify(slug)}: () => import(${JSON.stringify(file)})`
    })
    return `export const articleCards = ${JSON.stringify(orderedCards(Object.values(articles)))}\nexport const articleModules = {${modules.join(',')}}\nexport const englishArticles = ${JSON.stringify(english)}\nexport const movedArticles = ${JSON.stringify(moved)}`
  }
  return articles[id] && `export default ${JSON.stringify(articles[id])}`
}

const contentFolder = resolve('src/content')

/** Whether the module may hold a guide or a task; reading these themselves would come back here. */
function isPageModule(id: string): boolean {
  return (
    id.startsWith(contentFolder) &&
    /^\/(?:[a-z]{2}\/tasks|(?:countries\/|(?:[a-z]{2}\/)?tasks\/)?[a-z-]+)\.ts$/.test(id.slice(contentFolder.length))
  )
}

/** Cards, the newest first. Throws when a related slug is unknown or an id or slug is used twice. */
export function orderedCards(all: readonly (BlogCard & { content?: unknown; faqPage?: unknown })[]): BlogCard[] {
  const file = (slug: string) => `src/content/articles/${slug}.md`
  const slugById = new Map<string, string>()
  const slugs = new Set<string>()
  for (const { id, slug } of all) {
    const other = slugById.get(id)
    if (other) throw new ContentError(file(slug), 'id', `${id} is used by ${file(other)}; take the next free number`)
    if (slugs.has(slug)) throw new ContentError(file(slug), 'slug', 'is used by another article')
    slugById.set(id, slug)
    slugs.add(slug)
  }
  for (const { slug, relatedArticles = [] } of all) {
    const unknown = relatedArticles.find((related) => !slugs.has(related))
    if (unknown !== undefined)
      throw new ContentError(file(slug), 'related', `"${unknown}" is not the slug of an article; correct or remove it`)
    if (relatedArticles.includes(slug)) throw new ContentError(file(slug), 'related', 'names the article itself')
  }
  return newestFirst(all.map(({ content: _text, faqPage: _faqPage, ...card }) => card))
}
