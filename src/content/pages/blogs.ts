import type { PageLink, PageMeta } from './pageEntity.ts'
import { pageMetas } from './pageMetas.ts'

export interface BlogsPage {
  meta: PageMeta
  title: string
  intro: string
  /** Missing blog data on the list. */
  dataNotFound: string
  previous: string
  next: string
  pageOf: (page: number, pages: number) => string
}

/** Texts shared by all articles; the rest is in each article's file. */
export interface BlogArticlePage {
  tableOfContents: string
  relatedTitle: string
  readMore: string
  /** Stands between the header and the article. */
  disclaimer: { text: string; link: PageLink }
}

export const blogs: BlogsPage = {
  meta: pageMetas.blogs,
  title: 'Blogs',
  intro:
    'Indian law and procedure for owners, heirs and savers who live abroad, one question to an article. Each shows when its law was last compared, and by whom, and its end lists what has changed.',
  dataNotFound: 'Blog data not found',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
}

export const blogArticle: BlogArticlePage = {
  tableOfContents: 'In this article',
  relatedTitle: 'Related Articles',
  readMore: 'Read more',
  disclaimer: {
    text: 'General information, not advice on your own matter. Changes since publication are listed at the end.',
    link: { text: 'Ask about your matter', to: '/contact' },
  },
}
