import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ArticleList, articleFilePath, articleListPath } from '#content/articleFiles.ts'
import type { BlogCard } from '#content/blocks.ts'
import { withinBudget } from '#library/budget.ts'

/**
 * Bytes, before compression, of the articles that every visitor has for reading offline: the fourteen and a few more.
 * However many are written, the newest fit in here, and the worker's install stays as small.
 */
export const articleBudget = 1_100_000

/** The newest articles of the built site, as many as the budget holds. */
export function shelvedArticles(siteDir: string, budget = articleBudget): BlogCard[] {
  const bytesOf = (path: string) => statSync(join(siteDir, path)).size
  const candidates = articleLists(siteDir).flatMap(({ cards }) =>
    cards.map((card) => ({
      id: card.id,
      card,
      bytes: bytesOf(articleFilePath(card.slug)) + bytesOf(`/blogs/${card.slug}/index.html`),
      publishedAt: Date.parse(`${card.date} UTC`),
    })),
  )
  return withinBudget(candidates, budget).keep.map(({ card }) => card)
}

/** An entry of the precache manifest; the worker learns under which id an article can be asked for too. */
interface Entry {
  url: string
  revision: string | null
  size: number
  articleId?: string
}

/** For the precache manifest: of the articles' pages, files and lists only those that are shelved. */
export function onlyShelved(siteDir: string): (entries: Entry[]) => { manifest: Entry[] } {
  return (entries) => {
    const cards = shelvedArticles(siteDir)
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

function articleLists(siteDir: string): ArticleList[] {
  const lists: ArticleList[] = []
  const file = () => join(siteDir, articleListPath(lists.length + 1))
  while (existsSync(file())) lists.push(JSON.parse(readFileSync(file(), 'utf8')))
  return lists
}
