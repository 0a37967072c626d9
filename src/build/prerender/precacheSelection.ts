import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArticleList, articleFilePath, articleListPath } from '#content/articleFiles.ts'
import type { BlogCard } from '#content/blocks.ts'
import { storedPage } from '#device/offline/storedPage.ts'
import { newestWithin } from './budget.ts'

/**
 * Budget in uncompressed bytes for precached articles, without the scripts and the rules that all pages carry: the fourteen and a few
 * more. It keeps the worker's install small however many are written.
 */
const articleBudget = 1_750_000

/** The newest articles of the built site that fit the budget. */
export function precachedArticles(siteDir: string): BlogCard[] {
  const bytesOf = (path: string) => Buffer.byteLength(storedPage(readFileSync(join(siteDir, path), 'utf8')))
  const candidates = articleLists(siteDir).flatMap(({ cards }) =>
    cards.map((card) => ({
      card,
      bytes: bytesOf(articleFilePath(card.slug)) + bytesOf(`/blogs/${card.slug}/index.html`),
      publishedAt: Date.parse(`${card.date} UTC`),
    })),
  )
  return newestWithin(candidates, articleBudget).map(({ card }) => card)
}

/** An entry of the precache manifest, with the article id under which the page can also be requested. */
interface Entry {
  url: string
  revision: string | null
  size: number
  articleId?: string
}

/**
 * Filters the precache manifest: of article pages, data files and lists, keeps only the selected articles.
 */
export function selectPrecache(siteDir: string): (entries: Entry[]) => { manifest: Entry[] } {
  return (entries) => {
    const cards = precachedArticles(siteDir)
    const ids = new Map(cards.map(({ id, slug }) => [`blogs/${slug}/index.html`, id]))
    const lists = articleLists(siteDir).filter(
      (list) => list.page === 1 || list.cards.some(({ id }) => cards.some((card) => card.id === id)),
    )
    const files = new Set([
      ...ids.keys(),
      ...cards.map(({ slug }) => articleFilePath(slug).slice(1)),
      ...lists.map(({ page }) => articleListPath(page).slice(1)),
    ])
    const manifest = entries
      .filter(({ url }) => !/^(blogs|articles)\/./.test(url) || url === 'blogs/index.html' || files.has(url))
      .map((entry) => {
        const articleId = ids.get(entry.url)
        return articleId ? { ...entry, articleId } : entry
      })
    return { manifest }
  }
}

/** The pages of the blog list as they were written; of another language with its prefix. */
export function articleLists(siteDir: string, prefix?: string): ArticleList[] {
  const lists: ArticleList[] = []
  const file = () => join(siteDir, articleListPath(lists.length + 1, prefix))
  while (existsSync(file())) lists.push(JSON.parse(readFileSync(file(), 'utf8')))
  return lists
}
