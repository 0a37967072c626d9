import { pictureKinds, pictureUrl } from '#content/pictures.ts'
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
  const url = site.origin + path
  const image = site.origin + pictureUrl('social', picture, pictureKinds.social.width)
  const fullTitle = `${title} - ${site.product}`
  const webPage = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: fullTitle,
    description,
    url,
    inLanguage: 'en-IN',
    isPartOf: { '@type': 'WebSite', name: site.product, url: `${site.origin}/` },
  }
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:site_name', content: site.product },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(pictureKinds.social.width) },
      { property: 'og:image:height', content: String(pictureKinds.social.height) },
      { property: 'og:locale', content: 'en_IN' },
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
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [webPage, ...more].map((data) => ({ type: 'application/ld+json', children: JSON.stringify(data) })),
  }
}
