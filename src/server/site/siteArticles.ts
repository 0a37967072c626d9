import { articleCards } from '#content/articles.ts'
import type { NewestPages } from './builtPages.ts'
import type { SiteArticle } from './hostFile.ts'

let newest: NewestPages | undefined

/**
 * From now on the articles are those of this site's newest build: one that is published in the workplace is known without a
 * restart.
 */
export function followBuild(pages: NewestPages | undefined): void {
  newest = pages
}

/** The site's articles, the newest first. Where the site is on another host, those with which this server was built. */
export function siteArticles(): readonly SiteArticle[] {
  return newest?.current().host.articles ?? articleCards
}

/** Whether comments on this id are of an article. */
export function isSiteArticle(id: string): boolean {
  return siteArticles().some((article) => article.id === id)
}
