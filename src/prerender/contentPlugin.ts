import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { BlogCard } from '#content/blocks.ts'
import { ContentError } from '#content/schema.ts'
import { serviceBannersOf, serviceCardsOf } from '#content/serviceCards.ts'
import { serveArticleFiles } from './articleFiles.ts'
import { articleFileNames, articlesFolder, readArticle, readServices } from './readContent.ts'

const virtual = {
  articles: '\0virtual:articles',
  services: '\0virtual:services',
  banners: '\0virtual:service-banners',
}

/** Makes the content importable: Markdown articles as modules, and light lists of all articles and services. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    configureServer: serveArticleFiles,
    resolveId: (id) => (Object.values<string>(virtual).includes(`\0${id}`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === virtual.services) {
        return `export const serviceCards = ${JSON.stringify(serviceCardsOf(await readServices()))}`
      }
      if (id === virtual.banners) {
        return `export const serviceBanners = ${JSON.stringify(serviceBannersOf(await readServices()))}`
      }
      if (id === virtual.articles) {
        const files = articleFileNames()
        for (const file of files) this.addWatchFile(join(articlesFolder, file))
        const ordered = orderedCards(await Promise.all(files.map(readArticle)))
        const modules = ordered.map(({ slug }) => {
          const file = JSON.stringify(join(articlesFolder, `${slug}.md`))
          return `${JSON.stringify(slug)}: () => import(${file})`
        })
        return `export const articleCards = ${JSON.stringify(ordered)}\nexport const articleModules = {${modules.join(',')}}`
      }
      if (id.startsWith(articlesFolder) && id.endsWith('.md')) {
        return `export default ${JSON.stringify(await readArticle(id.slice(articlesFolder.length + 1)))}`
      }
      return undefined
    },
  }
}

/** Cards in id order, with every related slug resolved and no id or slug used twice. */
export function orderedCards(all: readonly (BlogCard & { content?: unknown })[]): BlogCard[] {
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
  return all
    .map(({ content: _text, ...card }) => card)
    .sort((a, b) => Number(a.id.slice('blog'.length)) - Number(b.id.slice('blog'.length)))
}
