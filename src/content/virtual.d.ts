declare module 'virtual:articles' {
  export const articleCards: readonly import('./blocks.ts').BlogCard[]
  /** By slug. */
  export const articleModules: Readonly<Record<string, () => Promise<{ default: import('./blocks.ts').Blog }>>>
  /** Articles that are there in English only, in a build in another language. */
  export const englishArticles: readonly import('./articleFiles.ts').EnglishArticle[]
  /** By the addresses of articles that were taken away, without a prefix: the page to which each leads, with that of its language. */
  export const movedArticles: Readonly<Record<string, string>>
}
interface ImportMetaEnv {
  /**
   * Whether this build is in another language than English. Replaced by its value in the text of a module (vite.config.ts), so
   * that English pages carry nothing of what depends on it.
   */
  readonly SITE_IS_TRANSLATION?: boolean
  /** Code of the language of this build, likewise; in tests and in Node.js there is none, which means the first one. */
  readonly SITE_LANGUAGE?: string
  /** Whether the site offers times for a call (`bookCall` of the site file); likewise, so that pages without the offer carry nothing of it. */
  readonly SITE_OFFERS_CALLS?: boolean
  /** Whether an article shows a picture besides the figures drawn for it; likewise. Absent in tests, which have all of it. */
  readonly SITE_HAS_PICTURES?: boolean
}
declare module 'virtual:translations' {
  /** By the code of each language but the first: the paths that have a page in it. */
  export const translatedPaths: Readonly<Record<string, readonly string[]>>
  /** Those of them that a person has checked. */
  export const checkedPaths: Readonly<Record<string, readonly string[]>>
  /** Whether a person has checked the pages of this build's language that are no articles. */
  export const pageTranslation: import('./blocks.ts').Checked
  /** The texts in place of a page that is not on the device: in the first language, and by the code of each other one. */
  export const unstoredTexts: import('./unstored.ts').UnstoredInEach
}
declare module 'virtual:services' {
  export const serviceCards: readonly import('./services.ts').ServiceCard[]
}
declare module 'virtual:service-banners' {
  /** By path. */
  export const serviceBanners: Readonly<Record<string, string>>
}
declare module 'virtual:service-texts' {
  /** By path. */
  export const serviceModules: Readonly<
    Record<string, () => Promise<{ default: import('./serviceEntity.ts').Service }>>
  >
}
declare module '*.md' {
  const blog: import('./blocks.ts').Blog
  export default blog
}
/** Addresses of the search indexes; the first is stored on the device. */
declare module 'virtual:search-index' {
  export const searchIndexUrls: readonly [string, ...string[]]
  /** Those of the language of this build, if it is not English. */
  export const ownIndexUrls: readonly string[]
}
