// Knows every article: for build, backend and tests. The browser gets the files of articleFiles.ts one by one instead.
import { articleCards, articleModules, englishArticles, movedArticles } from 'virtual:articles'
import type { ArticleFile, ArticleList } from './articleFiles.ts'
import type { Blog, BlogCard } from './blocks.ts'
import { byId } from './isoDay.ts'
import { pageOf } from './paging.ts'

/** Every article, the newest first; and the addresses of those that were taken away, with the pages to which they lead. */
export { articleCards, movedArticles }

/** The article whose id or slug is given. */
export function findArticle(param: string): BlogCard | undefined {
  const wanted = param.toLowerCase()
  return articleCards.find((card) => card.id === wanted || card.slug === wanted)
}

/** The whole article. */
export async function loadArticle(slug: string): Promise<Blog | undefined> {
  return Object.hasOwn(articleModules, slug) ? (await articleModules[slug]?.())?.default : undefined
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
  return {
    page,
    pages,
    cards: items,
    ...(page === pages && englishArticles.length > 0 && { english: englishArticles }),
  }
}

/** How many articles in id order follow an article's own list. */
const following = 3

/**
 * The articles to go on with (BA-10): the article's own list, then the next three in id order, wrapping round. Missing
 * ones are dropped (BA-24); none comes twice, and the article itself not at all.
 */
export function relatedArticles(card: BlogCard, all: readonly BlogCard[] = articleCards): BlogCard[] {
  const own = (card.relatedArticles ?? []).flatMap((slug) => all.find((other) => other.slug === slug) ?? [])
  const inOrder = all.toSorted(byId)
  const start = inOrder.findIndex((other) => other.id === card.id) + 1
  const next = [...inOrder.slice(start), ...inOrder.slice(0, start)]
    .filter(({ id }) => id !== card.id)
    .slice(0, following)
  return [...new Map([...own, ...next].map((other) => [other.id, other])).values()].filter(({ id }) => id !== card.id)
}
