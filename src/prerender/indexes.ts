import type { BlogCard } from '#content/blocks.ts'
import { isoDay, lastChangeOf, newestFirst } from '#content/isoDay.ts'
import { pathIn } from '#content/pathIn.ts'
import { site } from '#content/site.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const startOf = (day: string) => `${day}T00:00:00Z`

/** Articles as lists and indexes need them. */
type Dated = Pick<BlogCard, 'id' | 'slug' | 'date' | 'reviewed'>

/**
 * sitemap.xml (sitemaps.org): every indexable address once, articles with the day of their last change. Of a page that is
 * translated each version names both; a translated article has a day of its own.
 */
export function sitemap(
  paths: readonly string[],
  articles: readonly Dated[],
  translated: readonly string[] = [],
  inHindi: readonly Dated[] = [],
): string {
  const address = (prefix: string, path: string) => escaped(site.origin + pathIn(prefix, path))
  const urls = [
    ...paths.map((path) => ({ path, changed: '', changedInHindi: '' })),
    ...newestFirst(articles).map((article) => ({
      path: `/blogs/${article.slug}`,
      changed: lastmod(article),
      changedInHindi: lastmod(inHindi.find(({ slug }) => slug === article.slug) ?? article),
    })),
  ].flatMap(({ path, changed, changedInHindi }) => {
    const isTranslated = translated.includes(path)
    const links = ['en', 'hi'].map((code) => {
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code === 'en' ? '' : '/hi', path)}"/>`
    })
    const alternates = isTranslated ? links.join('') : ''
    return ['', ...(isTranslated ? ['/hi'] : [])].map((prefix) => {
      return `<url><loc>${address(prefix, path)}</loc>${prefix ? changedInHindi : changed}${alternates}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${translated.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${urls.join('\n')}\n</urlset>\n`
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

/**
 * Atom feed (RFC 4287) of the articles, newest first. `<updated>` is the day of the last change, so a reader's program
 * shows an article again when its law was reviewed.
 */
export function atomFeed(articles: readonly BlogCard[]): string {
  const entries = newestFirst(articles).map((card) => {
    const url = `${site.origin}/blogs/${card.slug}`
    return `<entry><title>${escaped(card.displayName)}</title><id>${url}</id><link href="${url}"/><published>${startOf(isoDay(card.date))}</published><updated>${startOf(lastChangeOf(card))}</updated><summary>${escaped(card.heroSection.description)}</summary></entry>`
  })
  const newest = startOf(articles.map(lastChangeOf).sort().at(-1) ?? '1970-01-01')
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(site.product)}</title><id>${site.origin}/</id><link rel="self" href="${site.origin}/feed.xml"/><updated>${newest}</updated><author><name>${escaped(site.product)}</name></author>\n${entries.join('\n')}\n</feed>\n`
}
