import { articleCards } from 'virtual:articles'
import type { Blog, BlogCard } from './blocks.ts'

export { articleCards }

const modules = import.meta.glob<Blog>('./articles/*.md', { import: 'default' })

/** The article whose id or slug is given (specification, section 2). */
export function findArticle(param: string): BlogCard | undefined {
  const wanted = param.toLowerCase()
  return articleCards.find((card) => card.id === wanted || card.slug === wanted)
}

/** The whole article, loaded as a chunk of its own. */
export async function loadArticle(slug: string): Promise<Blog | undefined> {
  return modules[`./articles/${slug}.md`]?.()
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
