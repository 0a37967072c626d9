import type { BlogCard } from '#content/blocks.ts'
import { pathIn } from '#content/pathIn.ts'
import { site } from '#content/site.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const day = (date: string) => new Date(`${date} UTC`).toISOString()

/**
 * sitemap.xml (sitemaps.org): every indexable address once, articles with their date. Of a page that is translated each
 * version names both.
 */
export function sitemap(
  paths: readonly string[],
  articles: readonly BlogCard[],
  translated: readonly string[] = [],
): string {
  const address = (prefix: string, path: string) => escaped(site.origin + pathIn(prefix, path))
  const urls = [
    ...paths.map((path) => ({ path, more: '' })),
    ...articles.map(({ slug, date }) => ({
      path: `/blogs/${slug}`,
      more: `<lastmod>${day(date).slice(0, 10)}</lastmod>`,
    })),
  ].flatMap(({ path, more }) => {
    const isTranslated = translated.includes(path)
    const links = ['en', 'hi'].map((code) => {
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code === 'en' ? '' : '/hi', path)}"/>`
    })
    const alternates = isTranslated ? links.join('') : ''
    return ['', ...(isTranslated ? ['/hi'] : [])].map((prefix) => {
      return `<url><loc>${address(prefix, path)}</loc>${more}${alternates}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${translated.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${urls.join('\n')}\n</urlset>\n`
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

/** Atom feed (RFC 4287) of the articles, newest first. */
export function atomFeed(articles: readonly BlogCard[]): string {
  const entries = articles.map((card) => {
    const url = `${site.origin}/blogs/${card.slug}`
    return `<entry><title>${escaped(card.displayName)}</title><id>${url}</id><link href="${url}"/><updated>${day(card.date)}</updated><summary>${escaped(card.heroSection.description)}</summary></entry>`
  })
  const newest = articles[0] ? day(articles[0].date) : ''
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(site.product)}</title><id>${site.origin}/</id><link rel="self" href="${site.origin}/feed.xml"/><updated>${newest}</updated><author><name>${escaped(site.product)}</name></author>\n${entries.join('\n')}\n</feed>\n`
}
