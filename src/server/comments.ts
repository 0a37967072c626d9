import type { Comment, CommentBody } from '#contract/calls.ts'
import { newIdempotencyKey } from '#contract/idempotencyKey.ts'
import { normalisedAddress } from './emailAddress.ts'
import type { Answer } from './idempotency.ts'
import { queueLetter } from './letters.ts'
import { reasonToHold, textFingerprint } from './moderation/suspicion.ts'
import { Refusal } from './refusal.ts'
import type { Tx } from './store/tables.ts'
import { texts } from './texts.ts'
import type { Written } from './written.ts'

/** Adds a comment to an article. The body's text is trimmed already. */
export function addComment(tx: Tx, blogId: string, body: CommentBody, written: Written): Promise<Answer> {
  return insert(tx, blogId, null, body, written)
}

/** Adds a reply. Refuses with 404 when readers cannot see its parent, with 410 when the parent was deleted. */
export async function addReply(tx: Tx, parentId: string, body: CommentBody, written: Written): Promise<Answer> {
  const { blog_id } = await visibleComment(tx, parentId, texts.parentDeleted)
  return insert(tx, blog_id, parentId, body, written)
}

/** The comment if readers see it. Refuses with 404 when they do not, with 410 and the message when it was deleted. */
export async function visibleComment(tx: Tx, id: string, whenDeleted: string): Promise<{ blog_id: string }> {
  const row = await tx.selectFrom('comment').select(['blog_id', 'state']).where('id', '=', id).executeTakeFirst()
  if (!row || row.state === 'held') throw new Refusal(404, texts.unknownComment)
  if (row.state !== 'shown') throw new Refusal(410, whenDeleted)
  return row
}

/** Changes the article's stamp and answers the next free position in it. */
export async function touchThread(tx: Tx, blogId: string): Promise<number> {
  const stamp = newIdempotencyKey()
  const { position } = await tx
    .insertInto('thread')
    .values({ blog_id: blogId, position: 1, stamp })
    .onConflict((conflict) =>
      conflict
        .column('blog_id')
        .doUpdateSet(({ ref, eb }) => ({ position: eb(ref('thread.position'), '+', 1), stamp })),
    )
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}

async function insert(
  tx: Tx,
  blogId: string,
  parentId: string | null,
  body: CommentBody,
  written: Written,
): Promise<Answer> {
  const { id, network, receivedAt } = written
  const heldBecause = await reasonToHold(tx, body.text, network, receivedAt)
  const position = await touchThread(tx, blogId)
  await tx
    .insertInto('comment')
    .values({
      id,
      blog_id: blogId,
      parent_id: parentId,
      position,
      author: body.username,
      phone: body.phone,
      email: body.email,
      address: normalisedAddress(body.email),
      text: body.text,
      text_fingerprint: textFingerprint(body.text),
      network,
      state: heldBecause ? 'held' : 'shown',
      held_because: heldBecause ?? null,
      revision: 1,
      created_at: receivedAt,
      moderated_at: null,
    })
    .execute()
  if (heldBecause) await queueLetter(tx, 'held', id, receivedAt)
  const comment: Comment = {
    _id: id,
    author: body.username,
    text: body.text,
    date: new Date(receivedAt).toISOString(),
    deleted: false,
    replies: [],
    ...(heldBecause ? { held: true } : {}),
  }
  return { status: 201, body: comment, subject: id }
}
