import type { BlogCard } from '#content/blocks.ts'
import { isoDay, lastChangeOf, newestFirst } from '#content/isoDay.ts'
import { prefixOf, sourceLanguage } from '#content/languages.ts'
import { changesFeedPath, type LawChange } from '#content/lawChanges.ts'
import { pathIn } from '#content/pathIn.ts'
import { site } from '#content/site.ts'
import { guideName } from '#content/texts/guidePages.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const startOf = (day: string) => `${day}T00:00:00Z`

/** Articles as lists and indexes need them. */
type Dated = Pick<BlogCard, 'id' | 'slug' | 'date' | 'reviewed'>

/** The pages of another language that a person has checked, by their paths in English, and its articles. */
export interface TranslatedPages {
  code: string
  paths: readonly string[]
  articles: readonly Dated[]
}

/**
 * sitemap.xml (sitemaps.org): every indexable address once, articles with the day of their last change. A page that is
 * translated names all its versions, as each of them does; a translated article has a day of its own.
 */
export function sitemap(
  paths: readonly string[],
  articles: readonly Dated[],
  translated: readonly TranslatedPages[] = [],
): string {
  const address = (code: string, path: string) => escaped(site.origin + pathIn(prefixOf(code), path))
  const all = [
    ...paths.map((path) => ({ path, article: undefined })),
    ...newestFirst(articles).map((article) => ({ path: `/blogs/${article.slug}`, article })),
  ]
  const urls = all.flatMap(({ path, article }) => {
    const versions: { code: string; article: Dated | undefined }[] = [{ code: sourceLanguage.code, article }]
    for (const { code, paths, articles } of translated) {
      if (!paths.includes(path)) continue
      versions.push({ code, article: articles.find(({ slug }) => slug === article?.slug) ?? article })
    }
    const links = versions.map(
      ({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code, path)}"/>`,
    )
    const alternates = versions.length > 1 ? links.join('') : ''
    return versions.map(({ code, article }) => {
      return `<url><loc>${address(code, path)}</loc>${article ? lastmod(article) : ''}${alternates}</url>`
    })
  })
  const hasAlternates = translated.some(({ paths }) => paths.length > 0)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${urls.join('\n')}\n</urlset>\n`
}

function lastmod(article: Dated): string {
  return `<lastmod>${lastChangeOf(article)}</lastmod>`
}

/** robots.txt: everything is allowed except the API. */
export function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`
}

/**
 * security.txt (RFC 9116): where to report a vulnerability. It expires in mid-year after the build, so an
 * abandoned deployment shows that it is abandoned.
 */
export function securityText(year: number): string {
  const lines = {
    Contact: `mailto:${site.email}`,
    Expires: `${year + 1}-06-30T00:00:00Z`,
    'Preferred-Languages': 'en',
    Canonical: `${site.origin}/.well-known/security.txt`,
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

/** An entry of a feed; its address is also its identity, so it must never change. */
interface FeedEntry {
  title: string
  path: string
  /** Days like 2026-11-22. */
  published: string
  updated: string
  summary: string
}

/** Atom feed (RFC 4287) of the entries in their order, at `path`, about the page at `about`. */
function feedOf(title: string, path: string, about: string, entries: readonly FeedEntry[]): string {
  const items = entries.map((entry) => {
    const url = escaped(site.origin + entry.path)
    return `<entry><title>${escaped(entry.title)}</title><id>${url}</id><link href="${url}"/><published>${startOf(entry.published)}</published><updated>${startOf(entry.updated)}</updated><summary>${escaped(entry.summary)}</summary></entry>`
  })
  const days = entries.map(({ updated }) => updated).sort()
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(title)}</title><id>${site.origin}${about}</id><link rel="self" href="${site.origin}${path}"/><updated>${startOf(days.at(-1) ?? '1970-01-01')}</updated><author><name>${escaped(site.product)}</name></author>\n${items.join('\n')}\n</feed>\n`
}

/**
 * Feed of the articles, newest first. `<updated>` is the day of the last change, so a reader's program shows an article
 * again when its law was reviewed.
 */
export function atomFeed(articles: readonly BlogCard[]): string {
  const entries = newestFirst(articles).map((card) => ({
    title: card.displayName,
    path: `/blogs/${card.slug}`,
    published: isoDay(card.date),
    updated: lastChangeOf(card),
    summary: card.heroSection.description,
  }))
  return feedOf(site.product, '/feed.xml', '/', entries)
}

/** Feed of the changes in the law, each of which leads to its place on their page and is dated by the day it took effect. */
export function changesFeed(changes: readonly LawChange[], titleOf: (change: LawChange) => string): string {
  const entries = changes.map((change) => ({
    title: titleOf(change),
    path: `/what-changed#${change.id}`,
    published: isoDay(change.day),
    updated: isoDay(change.day),
    summary: change.text.replace(/ \[\^\w+\]/g, ''),
  }))
  return feedOf(`${guideName('/what-changed')}, ${site.product}`, changesFeedPath, '/what-changed', entries)
}
