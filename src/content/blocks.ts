/** One block of an article (BA-20). A page renders nothing for a type that it does not know. */
export type Block =
  | { type: 'heading'; level: 2 | 3; content: string; id: string }
  /** Lines that start with '- ' are bullets; text may hold `**bold**`, `_emphasis_` and `[links](/path)`. */
  | { type: 'paragraph'; content: string }
  | { type: 'numbered'; start: number; items: string[] }
  /** Documents to gather or steps to do, which a reader ticks off. */
  | { type: 'checklist'; items: string[] }
  | { type: 'table'; head: string[]; rows: string[][] }
  /** Paragraphs separated by an empty line. */
  | { type: 'quote'; content: string }
  /** A figure that was drawn for the article; with a size any other picture, whose `src` is then its path below `/art/`. */
  | { type: 'image'; src: string; alt: string; caption: string; size?: PictureSize }
  /** Sample wording to copy; the title names its files. */
  | { type: 'code'; title: string; content: string }

/** Pixels of a picture, and the widths in which it is stored, the widest last. */
export interface PictureSize {
  width: number
  height: number
  widths: readonly number[]
}

/** The texts that a block shows to a reader, in reading order; of an image that is its caption. */
export function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'numbered':
    case 'checklist':
      return block.items
    case 'table':
      return [block.head, ...block.rows].flat()
    case 'image':
      return [block.caption]
    default:
      return [block.content]
  }
}

export interface BlogHero {
  image: string
  backgroundColor: string
  titleColor: string
  textColor: string
  description: string
}

/** Structured data of an article's questions. */
export interface FaqPage {
  '@context': 'https://schema.org'
  '@type': 'FAQPage'
  mainEntity: readonly object[]
}

/** Whether a person has checked a translation. */
export type Checked = 'draft' | { by: string; on: string }

/** An article, whole (EN-14). */
export interface Blog {
  id: string
  slug: string
  displayName: string
  heroSection: BlogHero
  metaDescription: string
  /** Day of first publication, like "May 1, 2025". */
  date: string
  /** Day on which its law was last reviewed, like "20 November 2026". */
  reviewed: string
  readingTime: string
  /** Both days as another language writes them. */
  shown?: { date: string; reviewed: string }
  /** Of an article in another language: a draft, or who checked it and when. */
  translation?: Checked
  service: string
  content: Block[]
  /** Slugs of the article's own list of related articles (BA-10). */
  relatedArticles?: string[]
  /** The frequent questions of its text as structured data, made at build time to keep the page's script small. */
  faqPage?: FaqPage
}

/** An article as lists and cards need it: everything but its text. */
export type BlogCard = Omit<Blog, 'content' | 'faqPage'>
