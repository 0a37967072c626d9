import { checkedPaths } from 'virtual:translations'
import { edition } from '#content/edition.ts'
import { prefixOf, sourceLanguage, translations } from '#content/languages.ts'
import { pathIn } from '#content/pathIn.ts'
import { pictureKinds, sharedPictureUrl } from '#content/pictures.ts'
import { site } from '#content/site.ts'

interface PageHead {
  /** Without the product name; the document title becomes '{title} - {product}'. */
  title: string
  description: string
  /** Canonical path of the page. */
  path: string
  /** Name of the social picture. */
  picture: string
  keywords?: string
  /** Structured data in addition to WebPage. */
  more?: readonly object[]
  article?: { published: string; modified: string }
}

/** Title, description, social meta, canonical link and WebPage data of a page. */
export function pageHead({ title, description, path, picture, keywords, more = [], article }: PageHead) {
  const url = site.origin + (import.meta.env.SITE_IS_TRANSLATION ? pathIn(edition.prefix, path) : path)
  const image = site.origin + sharedPictureUrl(picture)
  const fullTitle = `${title} - ${site.product}`
  const webPage = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: fullTitle,
    description,
    url,
    inLanguage: edition.html,
    isPartOf: { '@type': 'WebSite', name: site.product, url: `${site.origin}/` },
  }
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      // A machine draft of law is there to read, and not for people who search.
      ...(import.meta.env.SITE_IS_TRANSLATION && !checkedPaths[edition.code]?.includes(path)
        ? [{ name: 'robots', content: 'noindex' }]
        : []),
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:site_name', content: site.product },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(pictureKinds.social.width) },
      { property: 'og:image:height', content: String(pictureKinds.social.height) },
      { property: 'og:image:alt', content: title },
      { property: 'og:locale', content: edition.openGraph },
      ...(article
        ? [
            { property: 'article:published_time', content: article.published },
            { property: 'article:modified_time', content: article.modified },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: fullTitle },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: title },
    ],
    links: [{ rel: 'canonical', href: url }, ...(import.meta.env.SSR ? alternates(path) : [])],
    scripts: [webPage, ...more].map((data) => ({ type: 'application/ld+json', children: JSON.stringify(data) })),
  }
}

/**
 * The same page in each language in which a person has checked it, named on all of them and on no draft; for search engines,
 * so it is in the prerendered page only.
 */
function alternates(path: string) {
  const checked = translations.filter(({ code }) => checkedPaths[code]?.includes(path)).map(({ code }) => code)
  const isDraft = edition.code !== sourceLanguage.code && !checked.includes(edition.code)
  if (checked.length === 0 || isDraft) return []
  const prefixes = [sourceLanguage.code, ...checked].map((code) => [code, prefixOf(code)] as const)
  return [...prefixes, ['x-default', ''] as const].map(([hrefLang, prefix]) => ({
    rel: 'alternate',
    hrefLang,
    href: site.origin + pathIn(prefix, path),
  }))
}
