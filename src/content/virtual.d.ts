declare module 'virtual:articles' {
  export const articleCards: readonly import('./blocks.ts').BlogCard[]
}
declare module 'virtual:services' {
  export const serviceCards: readonly import('./services.ts').ServiceCard[]
}
declare module '*.md' {
  const blog: import('./blocks.ts').Blog
  export default blog
}
/** Only what an address needs, for the worker: the cards' texts would make it four times as big. */
declare module 'virtual:addresses' {
  export const articleSlugById: Readonly<Record<string, string>>
  export const servicePaths: readonly string[]
}
