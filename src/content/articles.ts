// Knows every article: for build, backend and tests. The browser gets the files of articleFiles.ts one by one instead.
import { articleCards, articleModules } from 'virtual:articles'
import type { ArticleFile, ArticleList } from './articleFiles.ts'
import type { Blog, BlogCard } from './blocks.ts'
import { pageOf } from './paging.ts'

export { articleCards }

/** The article whose id or slug is given (specification, section 2). */
export function findArticle(param: string): BlogCard | undefined {
  const wanted = param.toLowerCase()
  return articleCards.find((card) => card.id === wanted || card.slug === wanted)
}

/** The whole article. */
export async function loadArticle(slug: string): Promise<Blog | undefined> {
  return (await articleModules[slug]?.())?.default
}

/** The article whose id or slug is given, with its related ones. */
export async function articleFile(param: string): Promise<ArticleFile | undefined> {
  const card = findArticle(param)
  const blog = card && (await loadArticle(card.slug))
  return blog && { blog, related: relatedArticles(blog) }
}

/** One page of the blog list, or the nearest there is. */
export function articleList(wanted: number): ArticleList {
  const { page, pages, items } = pageOf(articleCards, wanted)
  return { page, pages, cards: items }
}

/**
 * The articles that follow one: its own list, else the next three in id order, wrapping round; missing ones are
 * dropped (specification, section 4).
 */
export function relatedArticles(card: BlogCard, all: readonly BlogCard[] = articleCards): BlogCard[] {
  const own = card.relatedArticles
  if (own) return own.flatMap((slug) => all.find((other) => other.slug === slug) ?? [])
  const start = all.findIndex((other) => other.id === card.id)
  // Where there are fewer, none comes twice and none follows itself.
  return [1, 2, 3].slice(0, all.length - 1).flatMap((step) => all[(start + step) % all.length] ?? [])
}
