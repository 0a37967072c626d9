import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import type { ArticleDraft, articleDraftChange } from '#contract/staff/articles.ts'
import type { ArticleDraftRow } from '../store/articleTables.ts'
import { recordChange } from '../store/changes.ts'
import { bumpVersion, followsVersion } from '../store/ownVersion.ts'
import type { Tables, Tx } from '../store/tables.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** The draft of an article's file; `undefined` if nobody has begun one. */
export function findDraft(db: Db, slug: string): Promise<ArticleDraftRow | undefined> {
  return db.selectFrom('article_draft').selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** Begins a draft, or changes it if nobody else has since that version. `saved` is false if a colleague was faster. */
export async function saveArticleDraft(
  tx: Tx,
  slug: string,
  { text, base, version }: InferOutput<typeof articleDraftChange>,
  author: string,
  now: number,
): Promise<{ saved: boolean; draft: ArticleDraftRow | undefined }> {
  const words = { text, base, author, saved_at: now, check_until: 0, findings: '', preview: '' }
  const draft = { slug, version: 1, changed_by: author, own_since: 0, ...words }
  const changed =
    version === 0
      ? await tx
          .insertInto('article_draft')
          .values(draft)
          .onConflict((conflict) => conflict.column('slug').doNothing())
          .returningAll()
          .executeTakeFirst()
      : undefined
  const saved =
    changed ??
    (await tx
      .updateTable('article_draft')
      .set({ ...words, ...bumpVersion(author) })
      .where('slug', '=', slug)
      .where(followsVersion(version, author))
      .returningAll()
      .executeTakeFirst())
  if (saved) await recordChange(tx, 'article', slug, 'changed', now)
  return saved ? { saved: true, draft: saved } : { saved: false, draft: await findDraft(tx, slug) }
}

/** Drops the draft, whoever began it, if nobody else has changed it since that version. */
export async function dropArticleDraft(
  tx: Tx,
  slug: string,
  { version, actor, now }: { version: number; actor: string; now: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('article_draft')
    .where('slug', '=', slug)
    .where(followsVersion(version, actor))
    .executeTakeFirst()
  if (numDeletedRows > 0n) await recordChange(tx, 'article', slug, 'changed', now)
  return numDeletedRows > 0n
}

/** The draft as the workplace shows it. */
export function draftItem({ text, base, version, author, saved_at }: ArticleDraftRow): ArticleDraft {
  return { text, base, version, author, savedAt: new Date(saved_at).toISOString() }
}
