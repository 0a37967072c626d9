import type { Kysely } from 'kysely'
import type { ArticleList, ServiceItem } from '#contract/staff/articles.ts'
import type { ArticleDraftRow } from '../store/articleTables.ts'
import type { Tables } from '../store/tables.ts'
import { articleSlugs, fieldOf, noFile, readArticleText, serviceIds } from './articleFiles.ts'
import { lastPublications } from './publications.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>
type Draft = Pick<ArticleDraftRow, 'slug' | 'author' | 'base' | 'text'>
type Edited = Extract<ArticleList, { problem: null }>

/** The articles and services of the folder, new articles that have a draft only, and the last publications. */
export async function listEdited(db: Db, source: string): Promise<Edited> {
  const drafts = await db.selectFrom('article_draft').select(['slug', 'author', 'base', 'text']).execute()
  const [items, services, publications] = await Promise.all([
    articlesOf(source, drafts),
    servicesOf(source, drafts),
    lastPublications(db, undefined, 10),
  ])
  return { problem: null, items, services, publications }
}

async function articlesOf(source: string, drafts: readonly Draft[]): Promise<Edited['items']> {
  const slugs = await articleSlugs(source)
  const begun = drafts.filter(({ slug, base }) => base === noFile && !slugs.includes(slug))
  const items = await Promise.all(
    [...slugs, ...begun.map(({ slug }) => slug)].map(async (slug) => {
      const text = begun.find((draft) => draft.slug === slug)?.text ?? (await readArticleText(source, slug))
      return {
        slug,
        isNew: !slugs.includes(slug),
        title: fieldOf(text, 'displayName') || slug,
        date: fieldOf(text, 'date'),
        reviewed: fieldOf(text, 'reviewed'),
        movedTo: fieldOf(text, 'movedTo'),
        draftBy: drafts.find((draft) => draft.slug === slug)?.author ?? null,
      }
    }),
  )
  // New ones first, which are work to do; those that were taken away last.
  const rank = ({ isNew, movedTo }: (typeof items)[number]) => (isNew ? 0 : movedTo === '' ? 1 : 2)
  return items.sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title))
}

async function servicesOf(source: string, drafts: readonly Draft[]): Promise<ServiceItem[]> {
  const items = await Promise.all(
    (await serviceIds(source)).map(async (slug) => {
      const text = await readArticleText(source, slug)
      return {
        slug,
        title: fieldOf(text, 'displayName') || slug,
        reviewed: fieldOf(text, 'reviewed'),
        draftBy: drafts.find((draft) => draft.slug === slug)?.author ?? null,
      }
    }),
  )
  return items.sort((one, other) => one.title.localeCompare(other.title))
}
