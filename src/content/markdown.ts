import { parseBlocks } from './articleBlocks.ts'
import { faqPageOf } from './articleQuestions.ts'
import type { Blog } from './blocks.ts'
import { withTermLinks } from './linkTerms.ts'
import { onDeep, pigments } from './pigments.ts'
import { articleFrontMatter, ContentError, checked } from './schema.ts'
import { slugOf } from './slug.ts'
import { withSources } from './sourceNotes.ts'

/** What the parser must know of the rest of the content. */
export interface Surroundings {
  pigmentOfService: (path: string) => keyof typeof pigments
  /** Whether a drawn figure of that name exists. */
  hasFigure: (name: string) => boolean
}

/** Turns one Markdown file with front matter into an article; faults are `ContentError`s. Build time only. */
export function parseArticle(file: string, source: string, surroundings: Surroundings): Blog {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new ContentError(file, 'front matter', 'must stand first, between two lines of "---"')
  const front = checked(articleFrontMatter, frontMatterFields(file, parts[1] ?? ''), file)
  const slug = front.slug ?? slugOf(front.displayName)
  if (!file.endsWith(`/${slug}.md`)) {
    throw new ContentError(
      file,
      'slug',
      `is "${slug}", so the file must be named ${slug}.md: pages load it by that name`,
    )
  }
  const body = parseBlocks(file, parts[2] ?? '', surroundings.hasFigure)
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
    content: withTermLinks(withSources(file, body, front.sources)),
  }
  const faqPage = faqPageOf(blog.content)
  if (faqPage) blog.faqPage = faqPage
  if (front.related) blog.relatedArticles = front.related.split(',').map((name) => name.trim())
  return blog
}

function frontMatterFields(file: string, text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const line of text.split('\n')) {
    if (!line.trim()) continue
    const pair = /^(\w+):\s*(.*)$/.exec(line)
    if (!pair?.[1]) throw new ContentError(file, 'front matter', `"${line}" is not "field: value"`)
    if (Object.hasOwn(fields, pair[1]))
      throw new ContentError(file, pair[1], 'stands twice; remove one of the two lines')
    fields[pair[1]] = pair[2] ?? ''
  }
  return fields
}
