import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prefixOf } from '#content/languages.ts'
import { type ArticleAway, frontField } from '#content/movedArticles.ts'
import { ContentError } from '#content/schema.ts'
import { markdownNames } from './markdownNames.ts'

/** Folder of the articles. `CONTENT_ARTICLES_DIR` replaces it, e.g. to try the build with a thousand articles. */
export const articlesFolder = resolve(process.env.CONTENT_ARTICLES_DIR ?? 'src/content/articles')

/** The articles that were taken away: their files name the pages to which their addresses lead. Throws `ContentError`. */
export function articlesAway(folder = articlesFolder): ArticleAway[] {
  return markdownNames(folder).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const to = frontField(text, 'movedTo')
    return to === '' ? [] : [{ slug: name.replace(/\.md$/, ''), id: frontField(text, 'id'), to }]
  })
}

/**
 * Throws `ContentError` for an article that was taken away without a number of its own: its addresses would be those of another
 * article or of the list, and its comments would come below that other one.
 */
export function checkAway(away: readonly ArticleAway[], present: readonly Pick<ArticleAway, 'slug' | 'id'>[]): void {
  const file = (slug: string) => `src/content/articles/${slug}.md`
  for (const [position, { slug, id }] of away.entries()) {
    if (!/^blog\d+$/.test(id)) throw new ContentError(file(slug), 'id', 'must be "blog" and a number, e.g. blog15')
    const other = [...present, ...away.slice(0, position)].find((one) => one.id === id)
    if (other) {
      const advice = `${id} is that of ${slug}, which was taken away and keeps its comments; take the next free number`
      throw new ContentError(file(other.slug), 'id', advice)
    }
  }
}

/** Whether the article of that slug was taken away; false where there is none. */
export function isAway(slug: string, folder = articlesFolder): boolean {
  const file = join(folder, `${slug}.md`)
  return existsSync(file) && frontField(readFileSync(file, 'utf8'), 'movedTo') !== ''
}

/**
 * By each address of an article that was taken away, by slug and by id: the page to which it leads in the end. Throws
 * `ContentError` where that is no page.
 */
export function movedAddresses(away: readonly ArticleAway[], pages: readonly string[]): Record<string, string> {
  const next = new Map(away.map(({ slug, to }) => [`/blogs/${slug}`, to]))
  const endOf = (slug: string, first: string): string => {
    let to = first
    // As many steps as there are articles: more would go round in a circle.
    for (const _ of away) to = next.get(to) ?? to
    if (pages.includes(to)) return to
    const advice = `"${first}" leads to no page; name a service or an article that is on the site`
    throw new ContentError(`src/content/articles/${slug}.md`, 'movedTo', advice)
  }
  return Object.fromEntries(
    away.flatMap(({ slug, id, to }) => [slug, id].map((name) => [`/blogs/${name}`, endOf(slug, to)])),
  )
}

/** The same, leading to pages in a language where it has them, by the paths that it has. */
export function movedIn(
  code: string,
  moved: Readonly<Record<string, string>>,
  paths: readonly string[],
): Record<string, string> {
  const entries = Object.entries(moved)
  return Object.fromEntries(entries.map(([from, to]) => [from, paths.includes(to) ? prefixOf(code) + to : to]))
}
