import { site } from '#content/site.ts'
import type { Backend } from '../backend.ts'
import { signedUrl } from '../links/linkUrls.ts'
import type { Store } from '../store/store.ts'
import type { CommentRow } from '../store/tables.ts'
import type { Composed } from './composed.ts'
import { indianTime } from './indianTime.ts'
import type { Part } from './letterText.ts'
import { mailTexts } from './mailTexts.ts'

/** A reported comment with its context and the signed links that moderate it. */
export async function reportLetter(backend: Backend, id: string, to: readonly string[]): Promise<Composed | undefined> {
  const { db } = backend.store
  const report = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()
  const comment = report && (await commentOf(backend.store, report.comment_id))
  if (!comment) return undefined
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('comment_id', '=', comment.id)
    .where('repeated', '=', 0)
    .executeTakeFirstOrThrow()
  const say = mailTexts.report
  const rows = [
    [say.reason, report.reason],
    [say.reported, indianTime(report.created_at)],
    [say.reports, String(count)],
  ] as const
  const parts: Part[] = [
    { kind: 'text', text: say.lead },
    { kind: 'fields', rows },
  ]
  return { to, subject: say.subject, parts: [...parts, ...(await inContext(backend, comment, ['delete']))] }
}

/** A held comment with why it waits, and the links that show or delete it. */
export async function heldLetter(backend: Backend, id: string, to: readonly string[]): Promise<Composed | undefined> {
  const comment = await commentOf(backend.store, id)
  if (comment?.state !== 'held') return undefined
  const say = mailTexts.held
  const rows = [[say.reason, comment.held_because ?? '']] as const
  const parts: Part[] = [
    { kind: 'text', text: say.lead },
    { kind: 'fields', rows },
  ]
  return { to, subject: say.subject, parts: [...parts, ...(await inContext(backend, comment, ['restore', 'delete']))] }
}

async function inContext(
  backend: Backend,
  comment: CommentRow,
  actions: readonly ('delete' | 'restore')[],
): Promise<Part[]> {
  const say = mailTexts.comment
  const parent = comment.parent_id === null ? undefined : await commentOf(backend.store, comment.parent_id)
  const rows = [
    [say.article, `${site.origin}/blogs/${comment.blog_id}`],
    [say.posted, indianTime(comment.created_at)],
  ] as const
  const labels = { delete: say.delete, restore: say.show }
  return [
    { kind: 'quote', author: comment.author || say.anonymous, text: comment.text },
    { kind: 'fields', rows },
    ...(parent ? ([{ kind: 'text', text: say.inAnswerTo }, quoteOf(parent)] as const) : []),
    ...actions.map(
      (action): Part => ({
        kind: 'link',
        label: labels[action],
        url: signedUrl(backend, action, comment.id, comment.revision),
      }),
    ),
    { kind: 'text', text: say.links },
  ]
}

function quoteOf({ author, text }: CommentRow): Part {
  return { kind: 'quote', author: author || mailTexts.comment.anonymous, text }
}

/** One that was erased is gone. */
async function commentOf({ db }: Store, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('comment').selectAll().where('id', '=', id).where('state', '!=', 'erased').executeTakeFirst()
}
