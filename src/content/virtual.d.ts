declare module 'virtual:articles' {
  export const articleCards: readonly import('./blocks.ts').BlogCard[]
  /** By slug. */
  export const articleModules: Readonly<Record<string, () => Promise<{ default: import('./blocks.ts').Blog }>>>
}
declare module 'virtual:services' {
  export const serviceCards: readonly import('./services.ts').ServiceCard[]
}
declare module 'virtual:service-banners' {
  /** By path. */
  export const serviceBanners: Readonly<Record<string, string>>
}
declare module '*.md' {
  const blog: import('./blocks.ts').Blog
  export default blog
}
/** Addresses of the search indexes; the first is stored on the device. */
declare module 'virtual:search-index' {
  export const searchIndexUrls: readonly [string, ...string[]]
}
