import type { Blog, BlogCard } from './blocks.ts'
import { edition } from './edition.ts'

/**
 * The data of an article's page, as a separate file. A table of all articles in the script would grow with each new
 * one, so the browser fetches only what it shows.
 */
export interface ArticleFile {
  blog: Blog
  related: BlogCard[]
}

/** The file of an id only names the article's slug. */
export interface ArticlePointer {
  slug: string
}

/** The file of an article that was taken away, by its slug and by its id: the address of the page that stands in for it. */
export interface MovedArticle {
  movedTo: string
}

/** An article that is not translated. */
export type EnglishArticle = Pick<BlogCard, 'slug' | 'displayName'>

/** One page of the blog list. */
export interface ArticleList {
  /** From 1. */
  page: number
  pages: number
  cards: readonly BlogCard[]
  /** Articles in English only, on the last page of a list in another language. */
  english?: readonly EnglishArticle[]
}

/** Address of an article's file, by its slug or id; in the language of the build unless another prefix is given. */
export function articleFilePath(param: string, prefix: string = edition.prefix): string {
  return `${prefix}/articles/${param}.json`
}

/** Address of one page of the list. */
export function articleListPath(page: number, prefix: string = edition.prefix): string {
  return `${prefix}/articles/pages/${page}.json`
}
