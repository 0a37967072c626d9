import { redirect } from '@tanstack/react-router'
import {
  type ArticleFile,
  type ArticleList,
  type ArticlePointer,
  articleFilePath,
  articleListPath,
  type MovedArticle,
} from '#content/articleFiles.ts'
import type { BlogCard } from '#content/blocks.ts'
import { inPageMark } from '#content/pageMarks.ts'

/** Data of the blog list; see BlogList. */
export interface ListData {
  list: ArticleList
  first?: ArticleList
  further?: readonly Pick<BlogCard, 'slug' | 'displayName'>[]
}

/** Limit of article links on the page for browsers without JavaScript; the sitemap has all. */
const mostListed = 100

/** Loads an article by slug or id; `undefined` if there is none. Leads on from one that was taken away. Rejects if its file cannot be loaded. */
export async function loadArticle(param: string): Promise<ArticleFile | undefined> {
  if (import.meta.env.SSR) return (await import('#content/articles.ts')).articleFile(param)
  const name = param.toLowerCase()
  if (!/^[a-z0-9-]+$/.test(name)) return undefined
  const file = await fetchData<ArticleFile | ArticlePointer | MovedArticle>(articleFilePath(name))
  // A document of its own: the page may be in another language, which another build made.
  if (file && 'movedTo' in file) throw redirect({ href: file.movedTo, reloadDocument: true, replace: true })
  return file && 'slug' in file ? fetchData<ArticleFile>(articleFilePath(file.slug)) : file
}

/** Loads a page of the blog list, or the nearest existing one. Rejects if its file cannot be loaded. */
export async function loadList(wanted: number): Promise<ListData> {
  if (import.meta.env.SSR) {
    const { articleCards, articleList } = await import('#content/articles.ts')
    const list = articleList(wanted)
    return { list, further: articleCards.slice(list.cards.length, mostListed) }
  }
  const first = await fetchList(1)
  if (wanted <= 1 || first.pages === 1) return { list: first }
  return { list: await fetchList(Math.min(wanted, first.pages)), first }
}

/** Slug and name of the articles on the first two pages of the list; empty if they cannot be loaded. */
export async function loadTitles(): Promise<Pick<BlogCard, 'slug' | 'displayName'>[]> {
  try {
    const first = (await loadList(1)).list
    const others = first.pages > 1 ? (await loadList(2)).list.cards : []
    return [...first.cards, ...others].map(({ slug, displayName }) => ({ slug, displayName }))
  } catch {
    return []
  }
}

async function fetchList(page: number): Promise<ArticleList> {
  const list = await fetchData<ArticleList>(articleListPath(page))
  if (!list) throw new Error(`Page ${page} of the blog list is missing.`)
  return list
}

async function fetchData<T>(path: string): Promise<T | undefined> {
  const inPage = document.querySelector(`script[${inPageMark}~="${path}"]`)?.textContent
  if (inPage) return JSON.parse(inPage) as T
  // A bad line loses single requests: one that failed is repeated at once before the reader sees an error.
  const response = await fetch(path).catch(() => fetch(path))
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json() as Promise<T>
}
