import { parseBlocks, type StoredPictures } from './articleBlocks.ts'
import { faqPageOf } from './articleQuestions.ts'
import type { Block, Blog } from './blocks.ts'
import { readFrontMatter } from './frontMatter.ts'
import { withTermLinks } from './linkTerms.ts'
import { onDeep, pigments } from './pigments.ts'
import { articleFrontMatter, ContentError, checked, checkOf, madeSlug, translatedFrontMatter } from './schema.ts'
import { slugOf } from './slug.ts'
import { withSources } from './sourceNotes.ts'

/** The parser's knowledge of the rest of the content. */
export interface Surroundings {
  pigmentOfService: (path: string) => keyof typeof pigments
  /** Whether a drawn figure of that name exists. */
  hasFigure: (name: string) => boolean
  /** All other pictures that the text may show. */
  pictures?: StoredPictures
}

/** The articles of another language than English, in the folder of its code. */
const ofTranslation = /\/content\/[a-z]{2}\/articles\//

/** Turns one Markdown file with front matter into an article; faults are `ContentError`s. Build time only. */
export function parseArticle(file: string, source: string, surroundings: Surroundings): Blog {
  const { fields, body: text, faults } = readFrontMatter(source)
  if (faults[0]) throw new ContentError(file, faults[0].field, faults[0].advice)
  const translated = ofTranslation.test(file) ? checked(translatedFrontMatter, fields, file) : undefined
  const front = translated ?? checked(articleFrontMatter, fields, file)
  const slug = front.slug ?? checked(madeSlug, { slug: slugOf(front.displayName) }, file).slug
  if (!file.endsWith(`/${slug}.md`)) {
    throw new ContentError(
      file,
      'slug',
      `is "${slug}", so the file must be named ${slug}.md: pages load it by that name`,
    )
  }
  // The glossary is in English: terms are linked in English texts alone.
  const linked = translated ? (blocks: Block[]) => blocks : withTermLinks
  const body = parseBlocks(file, text, surroundings.hasFigure, surroundings.pictures)
  const pigment = pigments[surroundings.pigmentOfService(front.service)]
  const blog: Blog = {
    id: front.id,
    slug,
    displayName: front.displayName,
    heroSection: {
      image: slug,
      backgroundColor: pigment.deep,
      titleColor: onDeep.title,
      textColor: onDeep.text,
      description: front.description,
    },
    metaDescription: front.metaDescription,
    date: front.date,
    reviewed: front.reviewed,
    readingTime: front.readingTime,
    service: front.service,
    content: linked(withSources(file, body, front.sources)),
  }
  const faqPage = faqPageOf(blog.content)
  if (faqPage) blog.faqPage = faqPage
  if (translated) blog.translation = checkOf(translated.translation) ?? 'draft'
  if (front.related) blog.relatedArticles = front.related.split(',').map((name) => name.trim())
  return blog
}
