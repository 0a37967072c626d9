import type { Blog, BlogCard } from './blocks.ts'

/**
 * What the page of an article needs, in a file of its own. A table of all articles in the script would grow with every
 * one that is written; so the browser fetches what it shows and nothing else.
 */
export interface ArticleFile {
  blog: Blog
  related: BlogCard[]
}

/** The file of an id only names the article's slug. */
export interface ArticlePointer {
  slug: string
}

/** One page of the blog list. */
export interface ArticleList {
  /** From 1. */
  page: number
  pages: number
  cards: readonly BlogCard[]
}

/** Address of an article's file, by its slug or id. */
export function articleFilePath(param: string): string {
  return `/articles/${param}.json`
}

/** Address of one page of the list. */
export function articleListPath(page: number): string {
  return `/articles/pages/${page}.json`
}
