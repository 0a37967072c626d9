import type { Block, Blog } from './blocks.ts'
import { onDeep, pigments } from './pigments.ts'
import { articleFrontMatter, ContentError, checked } from './schema.ts'
import { slugOf } from './slug.ts'

/** What the parser must know of the rest of the content. */
export interface Surroundings {
  pigmentOfService: (path: string) => keyof typeof pigments
  /** Whether a drawn figure of that name exists. */
  hasFigure: (name: string) => boolean
}

/** Turns one Markdown file with front matter into an article; faults are `ContentError`s. Build time only. */
export function parseArticle(file: string, source: string, around: Surroundings): Blog {
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
  const pigment = pigments[around.pigmentOfService(front.service)]
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
    readingTime: front.readingTime,
    service: front.service,
    content: parseBlocks(file, parts[2] ?? '', around),
  }
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

/** The blocks of an article's body (specification, section 3). */
export function parseBlocks(file: string, body: string, around: Pick<Surroundings, 'hasFigure'>): Block[] {
  const blocks: Block[] = []
  const ids = new Set<string>()
  let lastLevel = 1
  for (const piece of pieces(body)) {
    if (piece.startsWith('```')) {
      blocks.push({ type: 'code', content: codeOf(file, piece) })
      continue
    }
    const heading = /^(#+)\s+(.*)$/.exec(piece)
    if (heading) {
      const level = heading[1]?.length ?? 0
      const content = heading[2] ?? ''
      if (level !== 2 && level !== 3) throw new ContentError(file, `heading "${content}"`, 'must be of level 2 or 3')
      if (level > lastLevel + 1) {
        throw new ContentError(file, `heading "${content}"`, `skips a level; use ${'#'.repeat(lastLevel + 1)}`)
      }
      lastLevel = level
      const id = uniqueId(slugOf(content), ids)
      blocks.push({ type: 'heading', level, content, id })
      continue
    }
    const image = /^!\[(.*)\]\((\S+)\s+"(.*)"\)$/.exec(piece)
    if (image) {
      const [, alt = '', src = '', caption = ''] = image
      if (!alt || !caption) throw new ContentError(file, `image ${src}`, 'needs both an alt text and a caption')
      if (!around.hasFigure(src)) throw new ContentError(file, `image ${src}`, 'is not drawn; add it to the art')
      blocks.push({ type: 'image', src, alt, caption })
      continue
    }
    if (piece.startsWith('![')) throw new ContentError(file, 'image', `must look like ![alt](name "caption"): ${piece}`)
    refuseStrays(file, piece)
    blocks.push({ type: 'paragraph', content: piece })
  }
  return blocks
}

function codeOf(file: string, piece: string): string {
  const [, content = ''] = /^```.*\n([\s\S]*?)\n?```$/.exec(piece) ?? []
  // What opens inside was meant as a block of its own: the first one swallowed it.
  if (!piece.endsWith('\n```') || /^```/m.test(content)) {
    throw new ContentError(file, `code block "${piece.split('\n')[1] ?? ''}"`, 'is never closed; end it with ```')
  }
  return content
}

/** Headings and images that a slip of the keyboard made into plain text, which a page would show as typed. */
function refuseStrays(file: string, piece: string): void {
  for (const line of piece.split('\n')) {
    if (/^#+/.test(line)) throw new ContentError(file, `heading "${line}"`, 'needs a space after #, and text')
    if (line.startsWith('![')) throw new ContentError(file, 'image', `must stand between empty lines: ${line}`)
  }
}

/** Pieces are parted by empty lines; a fenced block is one piece whatever it holds. */
function pieces(body: string): string[] {
  return body.split(/(^```[\s\S]*?^```$|^```[\s\S]*$(?![\s\S]))/m).flatMap((part) =>
    part.startsWith('```')
      ? [part.trimEnd()]
      : part
          .split(/\n\s*\n|(?<=^#.*)\n|\n(?=#+ )/m)
          .map((piece) => piece.trim())
          .filter(Boolean),
  )
}

function uniqueId(base: string, taken: Set<string>): string {
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
  taken.add(id)
  return id
}
