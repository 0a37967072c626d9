import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import type { articleStart } from '#contract/staff/articles.ts'
import { officeZone } from '#contract/staff/calls.ts'
import type { ArticleDraftRow } from '../store/articleTables.ts'
import type { Tables, Tx } from '../store/tables.ts'
import { articleSlugs, fieldOf, noFile, readArticleText } from './articleFiles.ts'
import { findDraft, saveArticleDraft } from './drafts.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** The next free id: ids are the keys of comments, so that neither a draft's nor that of an article taken back is given again. */
export async function nextArticleId(db: Db, source: string): Promise<string> {
  const [slugs, drafts, published] = await Promise.all([
    articleSlugs(source),
    db.selectFrom('article_draft').select('text').execute(),
    db.selectFrom('article_publication').select('text').execute(),
  ])
  const files = await Promise.all(slugs.map((slug) => readArticleText(source, slug)))
  const texts = [...files, ...drafts.map(({ text }) => text), ...published.map(({ text }) => text)]
  const numbers = texts.map((text) => Number(/^blog(\d+)$/.exec(fieldOf(text, 'id'))?.[1] ?? 0))
  return `blog${Math.max(0, ...numbers) + 1}`
}

/** Begins the draft of a new article with the fields that can be known; `undefined` if there is a draft of that address. */
export async function startArticle(
  tx: Tx,
  { title, slug, service }: InferOutput<typeof articleStart>,
  { id, author, now }: { id: string; author: string; now: number },
): Promise<ArticleDraftRow | undefined> {
  // Or the author's own draft would be taken for one that this follows.
  if (await findDraft(tx, slug)) return undefined
  const text = newArticle({ id, title, slug, service, now })
  const { saved, draft } = await saveArticleDraft(tx, slug, { text, base: noFile, version: 0 }, author, now)
  return saved ? draft : undefined
}

interface NewArticle extends InferOutput<typeof articleStart> {
  id: string
  now: number
}

function newArticle({ id, title, slug, service, now }: NewArticle): string {
  const day = (locale: string) =>
    new Date(now).toLocaleDateString(locale, { timeZone: officeZone, day: 'numeric', month: 'long', year: 'numeric' })
  const fields = {
    id,
    slug,
    displayName: title,
    description: '',
    metaDescription: '',
    date: day('en-US'),
    reviewed: day('en-GB'),
    readingTime: '1 min read',
    service,
    sources: '',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n`
}
