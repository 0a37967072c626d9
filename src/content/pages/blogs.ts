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

/** What all articles say alike; the rest stands with each article. */
export interface BlogArticlePage {
  tableOfContents: string
  relatedTitle: string
  readMore: string
  /** Stands between the header and the article. */
  helper: { text: string; link: PageLink }
  notFound: { meta: PageMeta; title: string; text: string; link: PageLink }
}

export const blogs: BlogsPage = {
  meta: pageMetas.blogs,
  title: 'Blogs',
  intro:
    'Indian law and procedure for owners, heirs and savers who live abroad, one question to an article. Where a rule has changed since an article was dated, a law check at its end says so.',
  dataNotFound: 'Blog data not found',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
}

export const blogArticle: BlogArticlePage = {
  tableOfContents: 'In this article',
  relatedTitle: 'Related Articles',
  readMore: 'Read more',
  helper: {
    text: 'General information, not advice on your own matter. Figures are those of the article’s date unless a law check says otherwise.',
    link: { text: 'Ask about your matter', to: '/contact' },
  },
  notFound: {
    meta: {
      title: 'Blog not found',
      description:
        'No article stands at this address. The list of blogs holds all articles on inheritance, property, tax, banking and powers of attorney for NRIs.',
    },
    title: 'Blog not found',
    text: 'No article stands at this address. It may have been mistyped, or the link may have lost its end.',
    link: { text: 'See all blogs', to: '/blogs' },
  },
}
