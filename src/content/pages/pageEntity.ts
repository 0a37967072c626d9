/** Title and description for search engines and shared links; the document title becomes '{title} - {product}'. */
export interface PageMeta {
  title: string
  /** 120 to 160 characters. */
  description: string
}

/** Pages that a text may point at. */
export type PagePath =
  | '/'
  | '/about'
  | '/services'
  | '/resources'
  | '/testimonials'
  | '/blogs'
  | '/tools'
  | '/tasks'
  | '/contact'
  | '/privacypolicy'
  | '/glossary'

/** A link or button into the site. */
export interface PageLink {
  text: string
  to: PagePath
}

export interface PageHero {
  title: string
  subtitle: string
  description: string
}

/** The texts for an address that does not exist. */
export interface NothingFound {
  meta: PageMeta
  title: string
  text: string
  link: PageLink
}
