/** One piece of an article (specification, section 3). Types that a page does not know render nothing. */
export type Block =
  | { type: 'heading'; level: 2 | 3; content: string; id: string }
  /** Lines that start with '- ' are bullets; text may hold `**bold**`, `_emphasis_` and `[links](/path)`. */
  | { type: 'paragraph'; content: string }
  | { type: 'image'; src: string; alt: string; caption: string }
  | { type: 'code'; content: string }

export interface BlogHero {
  image: string
  backgroundColor: string
  titleColor: string
  textColor: string
  description: string
}

/** An article, whole (specification, section 3). */
export interface Blog {
  id: string
  slug: string
  displayName: string
  heroSection: BlogHero
  metaDescription: string
  date: string
  readingTime: string
  service: string
  content: Block[]
  /** Slugs; without a list of its own an article is followed by the next three in id order. */
  relatedArticles?: string[]
}

/** What lists and cards need of an article: everything but its text. */
export type BlogCard = Omit<Blog, 'content'>
