declare module 'virtual:articles' {
  export const articleCards: readonly import('./blocks.ts').BlogCard[]
  /** By slug. */
  export const articleModules: Readonly<Record<string, () => Promise<{ default: import('./blocks.ts').Blog }>>>
}
declare module 'virtual:services' {
  export const serviceCards: readonly import('./services.ts').ServiceCard[]
}
declare module '*.md' {
  const blog: import('./blocks.ts').Blog
  export default blog
}
